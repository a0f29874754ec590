import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { sixDigitsIn } from '../../../domain/six-digits.ts';

/** What every authenticator app understands, and the only thing that some do (RFC 6238). */
const standard = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** An app's clock, or its person, may be one step off. */
const stepsOff = 1;
/** As long as what the algorithm makes (RFC 4226, section 4). */
const keyBytes = 20;

/** A new key to share with an app. */
export function newAppKey(): Buffer {
  return randomBytes(keyBytes);
}

/** A key as it is typed into an app. */
export function writtenKey(key: Uint8Array): string {
  return secretOf(key).base32;
}

/** A key that was written down. */
export function readKey(written: string): Buffer {
  return Buffer.from(Secret.fromBase32(written).bytes);
}

/** The address that makes an app take a key over, by a link or a QR code. */
export function appKeyUri(key: Uint8Array, email: string): string {
  return new TOTP({ ...standard, issuer: 'Stillpoint', label: email, secret: secretOf(key) }).toString();
}

/** The step of time that a code belongs to: the present one, or one beside it. Undefined where it fits none. */
export function stepOfCode(key: Uint8Array, typed: string, now: number): number | undefined {
  const token = sixDigitsIn(typed);
  if (token === undefined) return undefined;
  const delta = TOTP.validate({
    ...standard,
    secret: secretOf(key),
    token,
    timestamp: now,
    window: stepsOff,
  });
  return delta === null ? undefined : TOTP.counter({ ...standard, timestamp: now }) + delta;
}

/** Whether a text is the code of one step of time, however long ago that was. */
export function isCodeOfStep(key: Uint8Array, typed: string, step: number): boolean {
  return sixDigitsIn(typed) === codeAt(key, step * standard.period * 1000);
}

/** The code that an app shows at a time. */
export function codeAt(key: Uint8Array, time: number): string {
  return TOTP.generate({ ...standard, secret: secretOf(key), timestamp: time });
}

function secretOf(key: Uint8Array): Secret {
  return new Secret({ buffer: Uint8Array.from(key).buffer });
}
