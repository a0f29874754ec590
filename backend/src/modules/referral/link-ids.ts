import { newReadableId, readableIdIn } from '../../domain/readable-id.ts';
import { referralTypes, type ReferralType } from './referral-types.ts';

const idLength = 7;

/** What a voucher of a link begins with, by how the link came to a friend. */
const prefixes = {
  DEFAULT: 'FRIEND',
  BUDDY: 'BUDDY',
  MINDFUL_MOMENT: 'MOMENT',
} as const satisfies Record<ReferralType, string>;

/** A new id for a member's link. */
export const newLinkId = (): string => newReadableId(idLength);

/** The id as it is kept, however it was typed; undefined for what is none. */
export const linkIdIn = (typed: string): string | undefined => readableIdIn(typed, idLength);

/** The voucher of a member's link. It says how the link came to the friend as well. */
export function voucherOf(linkId: string, type: ReferralType = 'DEFAULT'): string {
  return `${prefixes[type]}${linkId.toUpperCase()}`;
}

/** The link whose voucher this is, however it was typed, and how it came to the friend; undefined for other vouchers. */
export function readVoucher(typed: string): { linkId: string; type: ReferralType } | undefined {
  const code = typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  const type = referralTypes.find((each) => code.startsWith(prefixes[each]));
  const linkId = type && linkIdIn(code.slice(prefixes[type].length));
  return type && linkId ? { linkId, type } : undefined;
}
