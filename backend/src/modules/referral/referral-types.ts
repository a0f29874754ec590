/** What a member shared the link with. */
export const referralTypes = ['DEFAULT', 'BUDDY', 'MINDFUL_MOMENT'] as const;
export type ReferralType = (typeof referralTypes)[number];

/** The type that an address or a form names; any other is the default. */
export function referralTypeIn(text: string | null | undefined): ReferralType {
  return referralTypes.find((type) => type === text) ?? 'DEFAULT';
}
