import { expect, test } from 'vitest';
import { watchAccount } from '../../sagas/auth/watchAccount.ts';
import { entries } from './generated/entries.ts';
import { livePages } from './generated/livePages.ts';

const names = Object.keys(livePages) as (keyof typeof livePages)[];
const forMembers = names.filter((name) => entries[name].access === 'signedIn');

test.each(forMembers)('%s, a live page for members, reads the account again on return', async (name) => {
  const { page } = await livePages[name]();
  expect(page.sagas).toContain(watchAccount);
});
