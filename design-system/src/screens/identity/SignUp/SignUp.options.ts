/** Which sign-up this is: how it greets, and whether it says what to expect. */
export const signUpVariants = [
  'sleepValueProps',
  'defaultValueProps',
  'sleepNoValueProps',
  'defaultNoValueProps',
] as const;

export type SignUpVariant = (typeof signUpVariants)[number];
