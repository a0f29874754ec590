import { beforeAll, expect, test } from 'vitest';
import {
  createLocalJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  SignJWT,
  type GenerateKeyPairResult,
} from 'jose';
import { NotificationRefused, readNotification } from './notification.ts';

const issuer = 'https://appleid.apple.com';
const clientId = 'com.stillpoint.web';
const now = Math.floor(Date.now() / 1000);
const day = 24 * 3600;
const event = { type: 'consent-revoked', sub: 'person-gloria', event_time: Date.now() };
const claims = { iss: issuer, aud: clientId, iat: now, jti: 'one', events: JSON.stringify(event) };

let ours: GenerateKeyPairResult;
let forger: GenerateKeyPairResult;
beforeAll(async () => {
  ours = await generateKeyPair('RS256');
  forger = await generateKeyPair('RS256');
});

const signed = (payload: Record<string, unknown>, key = ours.privateKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'apple' }).sign(key);

async function read(payload: string) {
  const key = { ...(await exportJWK(ours.publicKey)), kid: 'apple', alg: 'RS256' };
  return readNotification(payload, { keys: createLocalJWKSet({ keys: [key] }), issuer, clientId });
}

test.each([
  ['consent-revoked', 'consent-revoked'],
  ['account-delete', 'account-delete'],
  ['account-deleted', 'account-delete'],
  ['email-disabled', 'email-disabled'],
  ['something-new', undefined],
])('an event is read out of the text in the token: %s', async (type, known) => {
  const payload = await signed({ ...claims, events: JSON.stringify({ ...event, type }) });
  expect(await read(payload)).toEqual({ jti: 'one', event: known, subject: 'person-gloria' });
});

test.each([
  ['another issuer', { iss: 'https://appleid.example' }],
  ['another audience', { aud: 'com.other.web' }],
  ['one that has expired', { exp: now - 120 }],
  ['one of eight days ago', { iat: now - 8 * day }],
  ['one of tomorrow', { iat: now + day }],
  ['no time', { iat: undefined }],
  ['no name', { jti: undefined }],
  ['events that are no JSON', { events: '{' }],
  ['no person', { events: JSON.stringify({ type: 'consent-revoked' }) }],
])('%s is refused', async (_case, change) => {
  await expect(read(await signed({ ...claims, ...change }))).rejects.toThrow(NotificationRefused);
});

test('a forged signature, none, and what is no token are refused', async () => {
  await expect(read(await signed(claims, forger.privateKey))).rejects.toThrow(NotificationRefused);
  const parts = [{ alg: 'none' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  await expect(read(`${parts.join('.')}.`)).rejects.toThrow(NotificationRefused);
  await expect(read('no token')).rejects.toThrow(NotificationRefused);
});

test('keys that cannot be had refuse nothing: Apple may send it again', async () => {
  const payload = await signed(claims);
  const keys = () => Promise.reject(new errors.JWKSTimeout());
  await expect(readNotification(payload, { keys, issuer, clientId })).rejects.toThrow(errors.JWKSTimeout);
});
