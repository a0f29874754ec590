import { afterAll, expect, test } from 'vitest';
import { pressedTwiceMs } from '../../http/pressed-twice.ts';
import { identitySuite } from '../../testing/identity-suite.ts';
import { newMember, sessionIn } from '../../testing/members.ts';
import { membershipChangesOf } from '../../testing/membership-changes.ts';
import { startPostgres } from '../../testing/postgres.ts';
import { untilWaiting } from '../../testing/waiting-transactions.ts';

const server = await startPostgres();
// Runs after that of the suite, which is declared later.
afterAll(async () => {
  if (server.ok) await server.stop();
}, 30_000);

const suite = identitySuite({ organisations: true, databaseUrl: server.ok ? server.url : undefined });
const onPostgres = server.ok ? test : test.skip;
const path = '/work/verify';
let people = 0;

/** A person to whose address at work a code was mailed. */
async function askedForCode() {
  const { browser, userId } = await newMember(suite.testApp);
  suite.mails();
  people += 1;
  await browser.post(path, { userId, step: 'email', email: `worker-${people}@acorn.example` });
  const code = suite.mails()[0]?.facts.code ?? '';
  const press = (typed = code) => browser.post(path, { userId, step: 'code', code: typed });
  return { browser, userId, code, press };
}

const answerOf = ({ statusCode, headers }: { statusCode: number; headers: { location?: unknown } }) => [
  statusCode,
  headers.location,
];
const done = [303, path];
const expired = { facts: { status: 'code', problem: 'expired' } };

onPostgres('a right code that is pressed twice at once is used once, and both presses lead on', async () => {
  const { browser, userId, press } = await askedForCode();
  // Both have found the code right before the first one uses it.
  const pressed = await suite
    .tables()
    .transaction()
    .execute(async (trx) => {
      await trx.selectFrom('accounts').select('id').where('id', '=', userId).forUpdate().execute();
      const sent = [press(), press()];
      await untilWaiting(suite.testApp.db, sent.length);
      return { sent };
    });
  const answers = await Promise.all(pressed.sent);
  expect(answers.map(answerOf)).toEqual([done, done]);
  expect((await browser.open(path)).json()).toMatchObject({ facts: { status: 'notEnrolled' } });
  expect((await sessionIn(browser)).privileges).toEqual(['B2B_CONTENT']);
  expect(await membershipChangesOf(suite.testApp, userId)).toMatchObject([{ change: 'memberJoined' }]);
});

onPostgres('a second press that comes after the first is answered like it for a moment', async () => {
  const { userId, press } = await askedForCode();
  expect(answerOf(await press())).toEqual(done);
  expect(answerOf(await press())).toEqual(done);
  expect(await membershipChangesOf(suite.testApp, userId)).toHaveLength(1);

  await suite
    .tables()
    .$extendTables<{ workAddresses: { accountId: string; verifiedAt: Date } }>()
    .updateTable('workAddresses')
    .set({ verifiedAt: new Date(Date.now() - pressedTwiceMs - 1000) })
    .where('accountId', '=', userId)
    .execute();
  const later = await press();
  expect([later.statusCode, later.json()]).toMatchObject([422, expired]);
});

onPostgres('a code that was used proves nothing for another account', async () => {
  const { press, code } = await askedForCode();
  expect(answerOf(await press())).toEqual(done);
  const other = await newMember(suite.testApp);
  const answer = await other.browser.post(path, { userId: other.userId, step: 'code', code });
  expect([answer.statusCode, answer.json()]).toMatchObject([422, expired]);
  expect((await sessionIn(other.browser)).privileges).toEqual([]);
});
