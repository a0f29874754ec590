import { expect, test } from 'vitest';
import { waysFrom, waysFromEnded, type LinkFacts, type LinkWays } from './link-decision.ts';

const [mine, another] = ['mine', 'another'];
const newcomer = { signedIn: undefined };
const me = { signedIn: mine };
const ofMe = { accountsOfAddress: [another, mine] };
const ofAnother = { accountsOfAddress: [another] };
const ofNoAccount = { accountsOfAddress: [] };
const account = { opens: 'oneAccount' } as const;
const any = { opens: 'anyAccount' } as const;

const rows: [LinkFacts, LinkWays | undefined][] = [
  // A new password: it is for one account alone.
  [{ ...account, ...newcomer, ...ofAnother }, undefined],
  [{ ...account, ...me, ...ofMe }, undefined],
  [{ ...account, ...me, ...ofAnother }, ['switchAccount', 'stay']],
  // An invitation, a gift: the reader of the mail chooses the account.
  [{ ...any, ...newcomer, ...ofNoAccount }, undefined],
  [{ ...any, ...me, ...ofMe }, undefined],
  [{ ...any, ...me, ...ofAnother }, ['switchAccount', 'link']],
  [{ ...any, ...me, ...ofNoAccount }, ['link', 'switchAccount']],
];

test.each(rows)('a link that works, with %j: %j', (facts, ways) => {
  expect(waysFrom(facts)).toEqual(ways);
});

test('a link that works no more: a new one, or what there is without it', () => {
  expect(waysFromEnded({ signedIn: false })).toEqual(['askForNew', 'logIn']);
  expect(waysFromEnded({ signedIn: true })).toEqual(['askForNew', 'stay']);
});
