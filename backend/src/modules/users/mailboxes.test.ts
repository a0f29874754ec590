import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { openReferrals, type OpenReferrals } from '../../testing/referral-app.ts';
import { createMailboxes } from './mailboxes.ts';

let database: OpenDatabase;
let app: OpenReferrals;
beforeAll(async () => {
  database = await openTestDatabase();
  app = openReferrals(database.db);
}, 60_000);
afterAll(() => database.close());

async function areOne(one: string, other: string): Promise<boolean> {
  const first = await app.person('Nora', one);
  const second = await app.person('Nora', other);
  const mailbox = await createMailboxes(database.db)(first.userId, { most: 20 });
  return mailbox?.others.includes(second.userId) ?? false;
}

test.each([
  ['of what follows a plus', 'nora+a@mail.example', 'Nora@mail.example'],
  ['of what follows a plus, at Outlook', 'nora.o+a@outlook.com', 'nora.o@outlook.com'],
  ['of dots, at Google', 'n.or.a@gmail.com', 'nora@googlemail.com'],
  ['of dots, hyphens and underscores, at Proton', 'n.o-r_a@proton.me', 'nora@proton.me'],
  ['of the host, at Proton', 'nora.p+a@pm.me', 'nora-p@protonmail.com'],
  ['of the host, at Apple', 'nora.i@icloud.com', 'nora.i@me.com'],
  ['of the former host, at Apple', 'nora.j+a@mac.com', 'nora.j@icloud.com'],
])('one mailbox, regardless %s', async (_what, one, other) => {
  expect(await areOne(one, other)).toBe(true);
});

test.each([
  ['hosts of Microsoft', 'nora@hotmail.com', 'nora@live.com'],
  ['dots at other companies', 'n.dot@mail.example', 'ndot@mail.example'],
  ['dots at Apple', 'n.ora@icloud.com', 'nora@icloud.com'],
  ['hyphens at Yahoo', 'nora-a@yahoo.com', 'nora@yahoo.com'],
  ['hyphens at Google', 'nora-g@gmail.com', 'norag@gmail.com'],
])('two mailboxes, by %s', async (_what, one, other) => {
  expect(await areOne(one, other)).toBe(false);
});
