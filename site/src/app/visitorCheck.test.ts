import { expect, test } from '@jest/globals';
import { apiAnswering } from '../api/testing/apiAnswering.ts';
import { createAccounts } from '../services/accounts.ts';
import { isOutdated } from './visitorCheck.ts';

const nora = { userId: 'nora', firstName: 'Nora' };
const answers = {
  session: (status: string) => apiAnswering({ data: { attributes: { status } } }),
  profile: (firstName: string) => apiAnswering({ data: { attributes: { ...nora, firstName } } }),
  refusal: (code: string, status: number) => apiAnswering({ errors: [{ code }] }, status),
  proxy: () => apiAnswering(null, 502),
};

test.each([
  ['drawn for a signed-out visitor, and signed out, is kept', undefined, answers.session('signedOut'), false],
  [
    'drawn for a signed-out visitor, and signed in, is outdated',
    undefined,
    answers.session('signedIn'),
    true,
  ],
  ['drawn for a signed-out visitor, and without an answer, is kept', undefined, answers.proxy(), false],
  ['drawn for a member, and the same, is kept', nora, answers.profile('Nora'), false],
  ['drawn for a member whose name has changed, is outdated', nora, answers.profile('Eleonora'), true],
  ['drawn for a member, and signed out, is outdated', nora, answers.refusal('SIGNED_OUT', 401), true],
  [
    'drawn for a member, and another account signed in, is outdated',
    nora,
    answers.refusal('NOT_YOUR_ACCOUNT', 403),
    true,
  ],
  ['drawn for a member, and without an answer, is kept', nora, answers.proxy(), false],
])('a page that was %s', async (_what, shown, apis, outdated) => {
  expect(await isOutdated(shown, createAccounts(apis))).toBe(outdated);
});

test('a page of a signed-out visitor asks for the session, one of a member for the account', async () => {
  const signedOut = answers.session('signedOut');
  await isOutdated(undefined, createAccounts(signedOut));
  expect(signedOut.asked).toEqual(['GET /session']);

  const member = answers.profile('Nora');
  await isOutdated(nora, createAccounts(member));
  expect(member.asked).toEqual([expect.stringMatching(/^GET \/user\/users\?userId=/)]);
});
