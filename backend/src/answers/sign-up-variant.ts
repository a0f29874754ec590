import type { FlagValues } from '../modules/flags/index.ts';

/** Which of the four sign-ups a visitor is shown. */
export function signUpVariantFor({ sleepRegistration, showValueProps }: FlagValues) {
  if (sleepRegistration) return showValueProps ? 'sleepValueProps' : 'sleepNoValueProps';
  return showValueProps ? 'defaultValueProps' : 'defaultNoValueProps';
}
