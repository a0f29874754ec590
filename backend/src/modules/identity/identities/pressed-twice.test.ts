import { afterAll, expect, test } from 'vitest';
import { pressedTwiceMs } from '../../../http/pressed-twice.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { newMember, sessionIn } from '../../../testing/members.ts';
import { startPostgres } from '../../../testing/postgres.ts';
import { untilWaiting } from '../../../testing/waiting-transactions.ts';

const server = await startPostgres();
// Runs after that of the suite, which is declared later.
afterAll(async () => {
  if (server.ok) await server.stop();
}, 30_000);

const suite = identitySuite({ databaseUrl: server.ok ? server.url : undefined });
const onPostgres = server.ok ? test : test.skip;
const proved = { data: { attributes: { emailVerified: true } } };

/** A person to whose address a code was mailed. */
async function askedForCode() {
  const { browser, userId } = await newMember(suite.testApp);
  suite.mails();
  await browser.post(`/user/address/code?userId=${userId}`);
  const code = suite.mails()[0]?.facts.code ?? '';
  const press = () => browser.post(`/user/address/proof?userId=${userId}`, { code });
  const pressByScript = () => browser.postJson(`/user/address/proof?userId=${userId}`, { code });
  return { browser, userId, press, pressByScript };
}

const changesOf = async (accountId: string) => {
  const changes = suite.tables().selectFrom('identityChanges').select('change');
  return changes.where('accountId', '=', accountId).where('change', '=', 'addressProven').execute();
};

onPostgres(
  'a right code for the address that is pressed twice at once proves it once, for both',
  async () => {
    const { browser, userId, pressByScript } = await askedForCode();
    // Both have found the code right before the first one uses it.
    const pressed = await suite
      .tables()
      .transaction()
      .execute(async (trx) => {
        await trx.selectFrom('accounts').select('id').where('id', '=', userId).forUpdate().execute();
        const sent = [pressByScript(), pressByScript()];
        await untilWaiting(suite.testApp.db, sent.length);
        return { sent };
      });
    for (const answer of await Promise.all(pressed.sent)) {
      expect([answer.statusCode, answer.json()]).toMatchObject([200, proved]);
    }
    expect(await changesOf(userId)).toHaveLength(1);
    expect(await sessionIn(browser)).toMatchObject({ userId });
  },
);

onPostgres('a second press that comes after the first is told so for a moment', async () => {
  const { browser, userId, press, pressByScript } = await askedForCode();
  const told = async () => (await browser.follow(await press())).json<unknown>();
  const confirmed = { facts: { done: 'addressConfirmed', emailVerified: true } };
  expect(await told()).toMatchObject(confirmed);
  expect(await told()).toMatchObject(confirmed);
  expect((await pressByScript()).json()).toMatchObject(proved);
  expect(await changesOf(userId)).toHaveLength(1);

  const changedAt = new Date(Date.now() - pressedTwiceMs - 1000);
  await suite
    .tables()
    .updateTable('identityChanges')
    .set({ changedAt })
    .where('accountId', '=', userId)
    .execute();
  expect(await told()).toMatchObject({ facts: { problem: 'CODE_EXPIRED' } });
});
