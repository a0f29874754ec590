import { afterEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { answerPendingSignIn, pendingSignInOf } from '../../../testing/pending-sign-in.ts';
import {
  answer,
  signInByCompany,
  codeOf,
  proveAddress,
  questionIn,
} from '../../../testing/company-sign-in.ts';
import { visitCompany } from '../../../testing/company-page.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { newBrowser, newMember, password, sessionIn } from '../../../testing/members.ts';
import { ledBy } from '../../../testing/told.ts';

const suite = identitySuite({ companies: true });
const { mails, tables } = suite;

const gloria = 'gloria@people.stillpoint.example';

/** Raises the epoch of an account as soon as a pending sign-in ends, which is after the password was verified. */
async function raiseAfterLogin(userId: string) {
  await sql`create or replace function raise_epoch() returns trigger as $$
    begin update accounts set session_epoch = session_epoch + 1 where id = ${sql.lit(userId)}; return old; end
  $$ language plpgsql`.execute(suite.testApp.db);
  await sql`create or replace trigger raise_epoch before delete on parked_arrivals
    for each row execute function raise_epoch()`.execute(suite.testApp.db);
}
afterEach(() => sql`drop trigger if exists raise_epoch on parked_arrivals`.execute(suite.testApp.db));

describe('an address that has an account', () => {
  test('does not link the identity by itself, and is the owner’s to link by the password', async () => {
    const { userId } = await newMember(suite.testApp, gloria);
    const browser = await signInByCompany(suite, 'apple', 'person-gloria', '&redirectOnSuccess=/plans');
    expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });
    expect(await questionIn(browser)).toMatchObject({
      question: 'owner',
      connection: 'apple',
      email: 'g•••@people.stillpoint.example',
      ways: { password: true, connections: [] },
    });

    expect(codeOf(await answer(browser, 'owner', { password: 'not-the-password' }))).toBe(
      'WRONG_CREDENTIALS',
    );
    const linked = await answer(browser, 'owner', { password });
    const { next } = linked.json<{ data: { attributes: { next: string } } }>().data.attributes;
    const end = await browser.follow(await browser.open(next), '/plans');
    expect(end.headers.location).toBe('/plans');
    expect(await sessionIn(browser)).toMatchObject({ userId });
    expect(mails()).toMatchObject([{ mail: 'identityLinked', to: gloria, facts: { company: 'apple' } }]);
    expect(
      await tables()
        .selectFrom('identityChanges')
        .select(['change', 'method'])
        .where('accountId', '=', userId)
        .execute(),
    ).toEqual([
      { change: 'registered', method: 'password' },
      { change: 'linked', method: 'apple' },
      { change: 'addressProven', method: 'apple' },
    ]);
  });

  test('whose address was never proved signs all others out once its owner has come', async () => {
    const { browser: before } = await newMember(suite.testApp, gloria);
    const browser = await signInByCompany(suite, 'apple', 'person-gloria');
    const linked = await answer(browser, 'owner', { password });
    const { next } = linked.json<{ data: { attributes: { next: string } } }>().data.attributes;
    await browser.follow(await browser.open(next));
    expect(await sessionIn(before)).toEqual({ status: 'signedOut' });
    expect(await sessionIn(browser)).toMatchObject({ status: 'signedIn' });
  });

  test('is asked about once more where the code that proved it is typed twice', async () => {
    await newMember(suite.testApp, gloria);
    const browser = await signInByCompany(suite, 'facebook', 'person-gloria');
    await answer(browser, 'address', {});
    const code = mails().find(({ mail }) => mail === 'addressCode')?.facts.code ?? '';
    const typed = { pendingSignIn: await pendingSignInOf(browser), code };
    const press = () => browser.postJson('/auth/pending-sign-in/code', typed);
    for (const answered of [...(await Promise.all([press(), press()])), await press()]) {
      expect(answered.json()).toMatchObject({ data: { attributes: { question: 'owner' } } });
    }
  });

  test('whose password was renewed while it was typed is not joined', async () => {
    const { userId } = await newMember(suite.testApp, gloria);
    const browser = await signInByCompany(suite, 'apple', 'person-gloria');
    await raiseAfterLogin(userId);
    const linked = await answer(browser, 'owner', { password });
    expect([linked.statusCode, codeOf(linked)]).toEqual([409, 'SIGN_IN_AGAIN']);
    expect(await tables().selectFrom('accountSubjects').select('subject').execute()).toEqual([]);
    expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });
  });

  test('that has another identity at the company keeps it, and the page says so after the right password', async () => {
    const { userId } = await newMember(suite.testApp, gloria);
    const other = { issuer: 'https://appleid.apple.com', subject: 'another-person', connection: 'apple' };
    await tables()
      .insertInto('accountSubjects')
      .values({ ...other, accountId: userId, email: null, linkedAt: new Date() })
      .execute();
    const browser = await signInByCompany(suite, 'apple', 'person-gloria');
    const end = await browser.follow(await answerPendingSignIn(browser, 'owner', { password }));
    expect(end.json()).toEqual({ route: 'saveExternalAuth', facts: { problem: 'CONNECTION_TAKEN' } });
    const subjects = tables().selectFrom('accountSubjects').select('subject');
    expect(await subjects.where('accountId', '=', userId).execute()).toEqual([{ subject: other.subject }]);
    expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });
  });

  test('an attacker who made that account is not joined, and cannot get the identity', async () => {
    const { browser: attacker, userId } = await newMember(suite.testApp, gloria);
    await signInByCompany(suite, 'apple', 'person-gloria');
    expect(codeOf(await answer(attacker, 'owner', { password }))).toBe('NO_PENDING_SIGN_IN');
    expect(
      await tables()
        .selectFrom('accountSubjects')
        .select('subject')
        .where('accountId', '=', userId)
        .execute(),
    ).toEqual([]);
  });

  test('is the owner’s to link by another identity of the account, and of no other account', async () => {
    const owner = newBrowser(suite.testApp);
    await owner.follow(await visitCompany(suite.testApp, owner, { name: 'apple', person: 'person-gloria' }));
    const { userId } = await sessionIn(owner);

    const browser = await signInByCompany(suite, 'facebook', 'person-gloria');
    expect((await proveAddress(suite, browser)).proven.json()).toMatchObject({
      data: { attributes: { question: 'owner', ways: { password: false, connections: ['apple'] } } },
    });
    const prove = { name: 'apple', intent: 'prove', from: '/save-external-auth' } as const;
    const stranger = await visitCompany(suite.testApp, browser, { ...prove, person: 'person-nameless' });
    const told = { problem: 'WRONG_IDENTITY', connection: 'apple' };
    expect(ledBy(stranger)).toEqual({ to: '/save-external-auth', ...told });
    await browser.follow(await visitCompany(suite.testApp, browser, { ...prove, person: 'person-gloria' }));
    expect(await sessionIn(browser)).toMatchObject({ userId });

    const next = newBrowser(suite.testApp);
    await next.follow(await visitCompany(suite.testApp, next, { name: 'facebook', person: 'person-gloria' }));
    expect(await sessionIn(next)).toMatchObject({ userId });
  });
});
