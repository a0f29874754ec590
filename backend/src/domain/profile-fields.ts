/** The fields of a profile that may be required of every account. */
export const profileFields = ['firstName', 'lastName'] as const;
export type ProfileField = (typeof profileFields)[number];

/** The required fields that a profile lacks. */
export function missingFields(
  profile: Readonly<Record<ProfileField, string>>,
  required: readonly ProfileField[],
): readonly ProfileField[] {
  return required.filter((field) => profile[field].trim() === '');
}
