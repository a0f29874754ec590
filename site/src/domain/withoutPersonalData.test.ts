import { expect, test } from '@jest/globals';
import { textWithoutPersonalData, withoutPersonalData } from './withoutPersonalData.ts';

test.each([
  ['https://stillpoint.example/auth?code=abc&state=d', 'https://stillpoint.example/auth'],
  ['GET /de/checkout?voucher=SLEEP30 failed', 'GET /de/checkout failed'],
  ['at https://stillpoint.example/register#nora', 'at https://stillpoint.example/register'],
  ['No account for nora.new@demo.stillpoint.example here', 'No account for [email] here'],
  ['mailto:nora@example.org', 'mailto:[email]'],
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
