import { expect, test } from 'vitest';
import Fastify from 'fastify';
import { languages } from '../domain/languages.ts';
import { apiErrors, type ApiError } from './api-errors.ts';
import { errorCodes, type ErrorCode } from './error-codes.ts';
import { refusalsInLanguage, translateRefusals } from './refusal-words.ts';

/** Read by servers of other companies, and by those who run ours: in English. */
const forServers: readonly ErrorCode[] = ['NOT_READY', 'UNAUTHORISED', 'UNKNOWN_CALLER'];
/** The catalogue of eligibility, which is translated with its links (`eligibility-refusal.ts`). */
const catalogue: readonly ErrorCode[] = [
  'ALREADY_SUBSCRIBER',
  'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION',
  'CANNOT_SUBSCRIBE',
  'CANNOT_UPGRADE',
  'DEFAULT_PAYMENT_METHOD_EXPIRED',
  'SUBSCRIPTION_ALREADY_QUEUED',
];
/** Translated by the field and its problem. */
const byField: readonly ErrorCode[] = ['INVALID'];
/** Told by a page after a login at a company, and never answered to a call. */
const onlyOnPages: readonly ErrorCode[] = [
  'ADDRESS_OUTSIDE_WORKPLACE',
  'CONNECTION_EXPIRED',
  'CONNECTION_FAILED',
  'CONNECTION_REFUSED',
  'CONNECTION_UNKNOWN',
  'IDENTITY_LINKED_ALREADY',
  'PROOF_TOO_OLD',
  'WRONG_IDENTITY',
];

const elsewhere: readonly ErrorCode[] = [...forServers, ...catalogue, ...byField, ...onlyOnPages];
const translated = errorCodes.filter((code) => !elsewhere.includes(code));

/** One refusal, as it is answered in a language. */
function oneIn(language: (typeof languages)[number], error: ApiError): ApiError | undefined {
  return refusalsInLanguage(language, apiErrors(error)).errors[0];
}

test.each(translated)('%s is answered in each language', (code) => {
  const inCode = { code, title: 'Whoops', detail: 'Written in the code.', data: { minutes: 2 } };
  const details = languages.map((language) => oneIn(language, inCode)?.detail ?? '');
  expect(new Set([inCode.detail, ...details]).size).toBe(languages.length + 1);
  for (const detail of details) expect(detail).not.toMatch(/\{\{|\}\}/);
});

test.each([
  ['fullname', 'missing'],
  ['fullname', 'lastNameMissing'],
  ['fullname', 'tooLong'],
  ['fullname', 'address'],
  ['fullname', 'characters'],
  ['email', 'missing'],
  ['email', 'invalid'],
  ['password', 'missing'],
  ['password', 'tooShort'],
  ['password', 'startsWithSpace'],
  ['password', 'breached'],
])('%s that is %s is answered in each language', (field, problem) => {
  const inCode = {
    ...{ code: 'INVALID' as const, title: 'Whoops', detail: 'Written in the code.' },
    ...{ source: { pointer: `/${field}` }, data: { problem } },
  };
  const details = languages.map((language) => oneIn(language, inCode)?.detail);
  expect(new Set(['Written in the code.', ...details]).size).toBe(languages.length + 1);
});

test.each([
  ['forgotPassword', 'email', 'missing'],
  ['forgotPassword', 'email', 'invalid'],
  ['newPassword', 'password', 'tooShort'],
  ['newPassword', 'password', 'breached'],
  ['newPassword', 'password', 'unchanged'],
  ['newPassword', 'confirmation', 'missing'],
  ['newPassword', 'confirmation', 'different'],
  ['missingProfileFields', 'firstName', 'missing'],
  ['missingProfileFields', 'lastName', 'characters'],
] as const)('the form %s: %s that is %s is answered in each language', (form, field, problem) => {
  const inCode = {
    ...{ code: 'INVALID' as const, title: 'Whoops', detail: 'Written in the code.' },
    ...{ source: { pointer: `/${field}` }, data: { problem, form } },
  };
  const details = languages.map((language) => oneIn(language, inCode)?.detail);
  expect(new Set(['Written in the code.', ...details]).size).toBe(languages.length + 1);
});

test.each([
  [{}, 'We need a password to continue.', 'Wir brauchen ein Passwort'],
  [{ form: 'login' as const }, 'We need your password to continue.', 'Wir brauchen dein Passwort'],
])('a missing password has the words of its form: %j', (form, english, german) => {
  const error = {
    ...{
      code: 'INVALID' as const,
      title: 'Whoops',
      detail: 'This is needed.',
      source: { pointer: '/password' },
    },
    data: { problem: 'missing', ...form },
  };
  expect(oneIn('en', error)?.detail).toBe(english);
  expect(oneIn('de', error)?.detail).toContain(german);
});

test('English has the words of the page', () => {
  const declined = { code: 'PAYMENT_DECLINED', title: 'Whoops', detail: 'Declined.' } as const;
  expect(oneIn('en', declined)?.detail).toBe(
    'Nothing was charged. Enter the card details again, or use another card.',
  );
});

// The payment page took the card and keeps nothing of it but the name: the date is empty as well.
test.each([
  ['en', 'security code'],
  ['de', 'Prüfnummer'],
  ['es', 'código'],
  ['fr', 'code'],
  ['pt', 'código'],
] as const)('a decline when charged asks in "%s" for the card, not for its %s alone', (language, field) => {
  const detail = oneIn(language, { code: 'PAYMENT_DECLINED', title: 'Whoops', detail: '' })?.detail;
  expect(detail).toMatch(/\S/);
  expect(detail).not.toContain(field);
});

test('a suggestion names the address, and a limit its minutes in the right number', () => {
  const about = { title: 'Whoops', detail: '' };
  const limit = { code: 'TOO_MANY_ATTEMPTS' as const, ...about, data: { minutes: 1 } };
  expect(oneIn('de', limit)).toMatchObject({
    title: 'Hoppla',
    detail: 'Das waren viele Versuche. In 1\u00a0Minute geht es weiter.',
    data: { minutes: 1 },
  });
  const doubt = { code: 'INVALID' as const, ...about, data: { suggestion: 'nora@gmail.com' } };
  expect(oneIn('es', doubt)?.detail).toBe('¿Quisiste decir nora@gmail.com?');
});

test('a malformed request keeps what a developer has to know', () => {
  const error = { code: 'INVALID_REQUEST', title: 'Whoops', detail: 'body must be object' } as const;
  expect(oneIn('fr', error)).toMatchObject({ title: 'Oups', data: { problem: 'body must be object' } });
  expect(oneIn('fr', error)?.detail).not.toBe(error.detail);
});

test('a code outside the table stays as it is', () => {
  const error = { code: 'NOT_READY', title: 'Whoops', detail: 'The database does not answer.' } as const;
  expect(oneIn('de', error)).toBe(error);
});

test('a refusal is answered in the language of its path, of its page or of the caller, and a success is left alone', async () => {
  const app = Fastify();
  translateRefusals(app);
  const refusal = apiErrors({ code: 'SIGNED_OUT', title: 'Whoops', detail: 'Log in first.' });
  for (const path of ['/refused', '/pt/refused'])
    app.get(path, (_request, reply) => reply.code(401).send(refusal));
  app.get('/fine', () => refusal);
  const detailOf = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url, headers: { host: 'stillpoint.example', ...headers } });
    return answer.json<typeof refusal>().errors[0]?.detail;
  };

  expect(await detailOf('/refused')).toBe('Log in first.');
  expect(await detailOf('/pt/refused')).toBe('Entre primeiro na sua conta.');
  expect(await detailOf('/refused', { 'accept-language': 'de-AT' })).toBe('Melde dich zuerst an.');
  expect(await detailOf('/refused', { referer: 'http://stillpoint.example/fr/plans' })).toBe(
    'Connectez-vous d’abord.',
  );
  expect(await detailOf('/fine', { 'accept-language': 'de' })).toBe('Log in first.');
  await app.close();
});
