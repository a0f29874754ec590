import { randomInt } from 'node:crypto';

/** Letters and figures that are told apart in any hand: no 0 and O, no 1, I and L. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 12;

/** A new code for one person, as vouchers keep it. */
export function newVoucherCode(): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
