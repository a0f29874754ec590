import type { FlagValues } from '../modules/flags/index.ts';

type SignUpVariant = 'sleepValueProps' | 'sleepNoValueProps' | 'defaultValueProps' | 'defaultNoValueProps';

/** Which of the four sign-ups a visitor is shown. */
export function signUpVariantFor({ sleepRegistration, showValueProps }: FlagValues): SignUpVariant {
  if (sleepRegistration) return showValueProps ? 'sleepValueProps' : 'sleepNoValueProps';
  return showValueProps ? 'defaultValueProps' : 'defaultNoValueProps';
}
