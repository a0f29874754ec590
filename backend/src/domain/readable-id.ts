import { randomInt } from 'node:crypto';
import { readableCharacters } from './voucher-code.ts';

const allReadable = new RegExp(`^[${readableCharacters}]+$`, 'i');

/** A new id of so many characters, in lower case, as it is kept and stands in an address. Each character is 5 bits, nearly. */
export function newReadableId(length: number): string {
  const pick = () => readableCharacters.charAt(randomInt(readableCharacters.length));
  return Array.from({ length }, pick).join('').toLowerCase();
}

/** The id as it is kept, however it was typed; undefined for what is none of this length. */
export function readableIdIn(typed: string, length: number): string | undefined {
  const text = typed.trim();
  return text.length === length && allReadable.test(text) ? text.toLowerCase() : undefined;
}
