import { expect, test } from 'vitest';
import { textWithoutPersonalData } from '@stillpoint/translations/textWithoutPersonalData.ts';
import { withoutPersonalData } from './withoutPersonalData.ts';

test.each([
  ['https://stillpoint.example/auth?code=abc&state=d', 'https://stillpoint.example/auth'],
  ['GET /de/checkout?voucher=SLEEP30 failed', 'GET /de/checkout failed'],
  ['at https://stillpoint.example/register#nora', 'at https://stillpoint.example/register'],
  ['No account for nora.new@demo.stillpoint.example here', 'No account for [email] here'],
  ['mailto:nora@example.org', 'mailto:[email]'],
  ['nora%40example.org is taken', '[email] is taken'],
  ['Authorization: Bearer abc.def-123', 'Authorization: [secret] [secret]'],
  ['token=abc123 was refused', 'token=[secret] was refused'],
  ['eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJub3JhIn0.c2ln expired', '[secret] expired'],
  ['Purchase 5c7d1e9a-0f43-4b2c-8e6d-1a9b3c5d7e20 is gone', 'Purchase [id] is gone'],
  ['card 4000 0000 0000 0259 declined', 'card [number] declined'],
  ['call +49 (30) 123 456 78', 'call [number]'],
  [
    'Unexpected token \'h\', "hunter2" is not valid JSON',
    'Unexpected token \'h\', "[text]" is not valid JSON',
  ],
  ['https://nora:hunter2@stillpoint.example/plans', 'https://stillpoint.example/plans'],
  ['connect to postgres://app:hunter2@db.internal/site', 'connect to postgres://db.internal/site'],
  ["password: 'geheim 123' was refused", 'password: [secret] was refused'],
  ['hsjwt=abc.def and ba_token BA-DA55AA0BFD3C832EB', 'hsjwt=[secret] and ba_token [secret]'],
  ['fullname=Nora&postalCode=94105', 'fullname=[secret]&postalCode=[secret]'],
  ['passwd=hunter2 was refused', 'passwd=[secret] was refused'],
  ['{"refresh_token":"abc"}', '{"refresh_token":[secret]}'],
  ['connect ECONNREFUSED 203.0.113.7:5432', 'connect ECONNREFUSED [ip]:5432'],
  ['from 2001:db8:0:0:1::7 again', 'from [ip] again'],
  ['from ::ffff:203 again', 'from [ip] again'],
  ['at 10:20:30 the job waited', 'at 10:20:30 the job waited'],
  ['duplicate key violates "users_email_key"', 'duplicate key violates "users_email_key"'],
  ['No plan for "Nora New, Rua Augusta 7"', 'No plan for "[text]"'],
  ['Missing translation: pt home hero.title', 'Missing translation: pt home hero.title'],
  [
    'Cannot read properties of undefined (reading "plan")',
    'Cannot read properties of undefined (reading "plan")',
  ],
  [
    'https://stillpoint.example/static/start.1d4261fb77.js:1:204',
    'https://stillpoint.example/static/start.1d4261fb77.js:1:204',
  ],
])('%s becomes %s', (text, rest) => {
  expect(textWithoutPersonalData(text)).toBe(rest);
});

test('every text of a report is looked at, however deep', () => {
  const report = {
    request: { url: 'https://stillpoint.example/login?email=nora@example.org' },
    values: [{ value: 'nora@example.org' }, 4],
  };
  expect(withoutPersonalData(report)).toEqual({
    request: { url: 'https://stillpoint.example/login' },
    values: [{ value: '[email]' }, 4],
  });
});
