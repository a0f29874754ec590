import { createHmac } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;

/** A person's authenticator app, as the standards describe it (RFC 4226 and 6238). It shares no code with the backend. */
export class AuthenticatorApp {
  readonly #key: Buffer;

  /** Takes over a key as it is written on the page. */
  constructor(written: string) {
    const bits = Array.from(written.replaceAll(/\s/g, ''))
      .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
      .join('');
    this.#key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  }

  /** The code that it shows, or will show so many steps of time from now. */
  code(steps = 0): string {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / stepSeconds) + steps));
    const hash = createHmac('sha1', this.#key).update(counter).digest();
    const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7f_ff_ff_ff;
    return String(number % 1_000_000).padStart(6, '0');
  }
}
