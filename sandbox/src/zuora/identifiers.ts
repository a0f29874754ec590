import { randomBytes } from 'node:crypto';
import type { ZuoraState } from './model.ts';

/** A new internal id, of Zuora's length. */
export function newId(): string {
  return randomBytes(16).toString('hex');
}

/** The next number of a series, as `INV00000007`. */
export function nextNumber(state: ZuoraState, prefix: string): string {
  state.lastNumber += 1;
  return `${prefix}${String(state.lastNumber).padStart(8, '0')}`;
}
