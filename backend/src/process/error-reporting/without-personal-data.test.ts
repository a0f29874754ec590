import { expect, test } from '@jest/globals';
import { withoutPersonalData } from './without-personal-data.ts';

test.each([
  ['GET https://stillpoint.example/auth?code=abc&state=d', 'GET https://stillpoint.example/auth'],
  ['/de/checkout?voucher=SLEEP30 failed', '/de/checkout failed'],
  ['No account for nora.new@demo.stillpoint.example', 'No account for [email]'],
  ['nora%40example.org is taken', '[email] is taken'],
  ['connect to postgres://app:hunter2@db.internal/site', 'connect to postgres://db.internal/site'],
  ['authorization: Bearer abc.def', 'authorization: [secret] [secret]'],
  ['{"refresh_token":"abc"}', '{"refresh_token":"[secret]"}'],
  ['eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJub3JhIn0.c2ln expired', '[secret] expired'],
  ['Purchase 5c7d1e9a-0f43-4b2c-8e6d-1a9b3c5d7e20 is gone', 'Purchase [id] is gone'],
  ['connect ECONNREFUSED 203.0.113.7:5432', 'connect ECONNREFUSED [ip]:5432'],
  ['from 2001:db8:0:0:1::7 again', 'from [ip] again'],
  ['from ::ffff:203 again', 'from [ip] again'],
  ['card 4000 0000 0000 0259 declined', 'card [number] declined'],
  ['call +49 (30) 123 456 78', 'call [number]'],
  [
    'Unexpected token \'h\', "hunter2" is not valid JSON',
    'Unexpected token \'h\', "[text]" is not valid JSON',
  ],
  ['No zone for "Nora New, Rua Augusta 7"', 'No zone for "[text]"'],
  ['duplicate key violates "users_email_key"', 'duplicate key violates "users_email_key"'],
  ['Missing translation: pt home hero.title', 'Missing translation: pt home hero.title'],
  ['at 10:20:30 the job waited', 'at 10:20:30 the job waited'],
])('%s becomes %s', (text, rest) => {
  expect(withoutPersonalData(text)).toBe(rest);
});

test('a text is cut after it was cleaned', () => {
  const text = `${'a '.repeat(499)}nora@example.org`;
  expect(withoutPersonalData(text)).not.toContain('nora');
  expect(withoutPersonalData('word '.repeat(10_000))).toHaveLength(1_000);
});
