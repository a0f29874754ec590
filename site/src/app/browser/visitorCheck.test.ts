import { expect, test } from 'vitest';
import { apiAnswering } from '../../api/testing/apiAnswering.ts';
import { createAccounts } from '../../services/accounts.ts';
import { changeOf, checkVisitor } from './visitorCheck.ts';

const nora = { userId: 'nora', firstName: 'Nora' };
const answers = {
  session: (status: string) => apiAnswering({ data: { attributes: { status } } }),
  profile: (firstName: string) => apiAnswering({ data: { attributes: { ...nora, firstName } } }),
  refusal: (code: string, status: number) => apiAnswering({ errors: [{ code }] }, status),
  proxy: () => apiAnswering(null, 502),
};

test.each([
  [
    'drawn for a signed-out visitor, and signed out, is kept',
    undefined,
    answers.session('signedOut'),
    'none',
  ],
  [
    'drawn for a signed-out visitor, and signed in, is outdated',
    undefined,
    answers.session('signedIn'),
    'other',
  ],
  ['drawn for a signed-out visitor, and without an answer, is kept', undefined, answers.proxy(), 'none'],
  ['drawn for a member, and the same, is kept', nora, answers.profile('Nora'), 'none'],
  ['drawn for a member whose name has changed, is outdated', nora, answers.profile('Eleonora'), 'other'],
  ['drawn for a member, and signed out, is outdated', nora, answers.refusal('SIGNED_OUT', 401), 'signedOut'],
  [
    'drawn for a member, and another account signed in, is outdated',
    nora,
    answers.refusal('NOT_YOUR_ACCOUNT', 403),
    'other',
  ],
  ['drawn for a member, and without an answer, is kept', nora, answers.proxy(), 'none'],
])('a page that was %s', async (_what, shown, apis, change) => {
  expect(await changeOf(shown, createAccounts(apis))).toBe(change);
});

test('a page of a signed-out visitor asks for the session, one of a member for the account', async () => {
  const signedOut = answers.session('signedOut');
  await changeOf(undefined, createAccounts(signedOut));
  expect(signedOut.asked).toEqual(['GET /session']);

  const member = answers.profile('Nora');
  await changeOf(nora, createAccounts(member));
  expect(member.asked).toEqual([expect.stringMatching(/^GET \/user\/users\?userId=/)]);
});

const logInAgain = '/de/login?redirectOnSuccess=%2Fde%2Fsubscription&reason=sessionEnded';

test.each([
  ['for anyone is loaded anew', undefined, 401, 'SIGNED_OUT', ['/de/subscription?from=mail']],
  ['for members leads to log in, which says so', logInAgain, 401, 'SIGNED_OUT', [logInAgain]],
  [
    'for members is loaded anew for another account',
    logInAgain,
    403,
    'NOT_YOUR_ACCOUNT',
    ['/de/subscription?from=mail'],
  ],
  ['for members stays where the server is not reached', logInAgain, 502, 'UNKNOWN', []],
])('a page that was drawn for a member, %s', async (_what, loginAddress, status, code, expected) => {
  const replaced: string[] = [];
  const window = {
    fetch: () =>
      Promise.resolve({ status, ok: false, json: () => Promise.resolve({ errors: [{ code }] }) } as Response),
    location: {
      pathname: '/de/subscription',
      search: '?from=mail',
      replace: (address: string) => replaced.push(address),
    },
  };
  await checkVisitor(
    { account: nora, ...(loginAddress !== undefined && { logInAgain: loginAddress }) },
    window as unknown as Window & typeof globalThis,
  );
  expect(replaced).toEqual(expected);
});
