import { Type } from 'typebox';

/** How long a voucher code can be. What is typed may be longer: no voucher is found by it. */
export const voucherCodeLength = 40;

/** Letters and figures that are told apart in any hand: no 0 and O, no 1, I and L. */
export const readableCharacters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A voucher code as it comes from outside. No length is refused: what is too long is answered as not found. */
export const TypedVoucherCode = Type.String();

/** What was typed as a voucher code, shortened to one character more than any code has. Undefined where nothing was. */
export function typedVoucherCode(text: string): string | undefined {
  const typed = text.replace(/\p{C}/gu, '').trim();
  return typed === '' ? undefined : typed.slice(0, voucherCodeLength + 1).toWellFormed();
}
