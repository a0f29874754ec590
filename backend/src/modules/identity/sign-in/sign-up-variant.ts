/** The sign-up screen's four variants: for sleep or in general, with or without the reasons to join. */
export type SignUpVariant =
  'sleepValueProps' | 'sleepNoValueProps' | 'defaultValueProps' | 'defaultNoValueProps';

/** The flags that decide the sign-up screen's variant. */
export interface SignUpFlags {
  sleepRegistration: boolean;
  showValueProps: boolean;
}

/** Which variant of the sign-up screen a visitor is shown. */
export function signUpVariantFor({ sleepRegistration, showValueProps }: SignUpFlags): SignUpVariant {
  if (sleepRegistration) return showValueProps ? 'sleepValueProps' : 'sleepNoValueProps';
  return showValueProps ? 'defaultValueProps' : 'defaultNoValueProps';
}
