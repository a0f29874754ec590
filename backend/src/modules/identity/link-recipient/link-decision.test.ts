import { expect, test } from 'vitest';
import { waysFrom, type LinkFacts, type LinkStanding, type LinkWays } from './link-decision.ts';

const [mine, another] = ['mine', 'another'];
const newcomer = { signedIn: undefined, lastLogin: undefined } as const;
const before = { signedIn: undefined, lastLogin: 'google' } as const;
const me = { signedIn: mine, lastLogin: 'password' } as const;
const ofMe = { accountsOfAddress: [another, mine] };
const ofAnother = { accountsOfAddress: [another] };
const ofNoAccount = { accountsOfAddress: [] };
const account = { opens: 'oneAccount' } as const;
const any = { opens: 'anyAccount' } as const;

type Who = Omit<LinkFacts, 'standing' | 'opens'>;

const rows: [LinkStanding, Pick<LinkFacts, 'opens'>, Who, LinkWays][] = [
  // A new password, an address to confirm: they are for one account alone.
  ['valid', account, { ...newcomer, ...ofAnother }, ['goOn']],
  ['valid', account, { ...before, ...ofAnother }, ['goOn']],
  ['valid', account, { ...me, ...ofMe }, ['goOn']],
  ['valid', account, { ...me, ...ofAnother }, ['switchAccount', 'stay']],
  ['used', account, { ...newcomer, ...ofAnother }, ['logIn', 'askForNew']],
  ['used', account, { ...me, ...ofMe }, ['goOn']],
  ['used', account, { ...me, ...ofAnother }, ['switchAccount', 'stay']],
  ['expired', account, { ...newcomer, ...ofAnother }, ['askForNew', 'logIn']],
  ['expired', account, { ...me, ...ofMe }, ['askForNew', 'stay']],
  ['unknown', account, { ...newcomer, ...ofNoAccount }, ['askForNew', 'logIn']],
  ['unknown', account, { ...before, ...ofNoAccount }, ['askForNew', 'logIn']],
  ['unknown', account, { ...me, ...ofNoAccount }, ['askForNew', 'stay']],
  // An invitation, a gift: the reader of the mail chooses the account.
  ['valid', any, { ...newcomer, ...ofNoAccount }, ['signUp', 'logIn']],
  ['valid', any, { ...newcomer, ...ofAnother }, ['logIn', 'signUp']],
  ['valid', any, { ...before, ...ofNoAccount }, ['logIn', 'signUp']],
  ['valid', any, { ...me, ...ofMe }, ['goOn']],
  ['valid', any, { ...me, ...ofAnother }, ['switchAccount', 'link']],
  ['valid', any, { ...me, ...ofNoAccount }, ['link', 'switchAccount']],
  ['used', any, { ...newcomer, ...ofNoAccount }, ['logIn', 'askForNew']],
  ['used', any, { ...me, ...ofMe }, ['goOn']],
  ['used', any, { ...me, ...ofNoAccount }, ['switchAccount', 'stay']],
  ['expired', any, { ...newcomer, ...ofNoAccount }, ['askForNew', 'signUp']],
  ['expired', any, { ...before, ...ofNoAccount }, ['askForNew', 'logIn']],
  ['expired', any, { ...me, ...ofAnother }, ['askForNew', 'stay']],
  ['unknown', any, { ...newcomer, ...ofNoAccount }, ['askForNew', 'signUp']],
  ['unknown', any, { ...me, ...ofNoAccount }, ['askForNew', 'stay']],
];

test.each(rows)('a link that is %s, %j, opened by %j: %j', (standing, opens, who, ways) => {
  expect(waysFrom({ standing, ...opens, ...who })).toEqual(ways);
});

test('no way is offered twice, and none that the link cannot lead to', () => {
  for (const [standing, { opens }, who] of rows) {
    const ways = waysFrom({ standing, opens, ...who });
    expect(new Set(ways).size).toBe(ways.length);
    // What opens one account is never taken into another.
    if (opens === 'oneAccount' || standing !== 'valid') expect(ways).not.toContain('link');
    if (who.signedIn === undefined) expect(ways).not.toEqual(expect.arrayContaining(['switchAccount']));
    else expect(ways).not.toEqual(expect.arrayContaining(['logIn']));
  }
});
