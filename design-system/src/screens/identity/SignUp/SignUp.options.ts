/** Variants of the sign-up page: its headline, and whether it lists benefits. */
export const signUpVariants = [
  'sleepValueProps',
  'defaultValueProps',
  'sleepNoValueProps',
  'defaultNoValueProps',
] as const;

export type SignUpVariant = (typeof signUpVariants)[number];
