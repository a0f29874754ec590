import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openFamilies } from '../../testing/family-app.ts';
import type { FamilyStep } from '../../testing/family-process.ts';
import { runKilled } from '../../testing/killed-process.ts';
import { postgresSuite } from '../../testing/postgres-suite.ts';
import type { OwnPlan } from './ports.ts';
import type { FamilyTables } from './tables.ts';

// A killed process is proven on PostgreSQL alone.
const { onPostgres, database } = await postgresSuite();

const own: OwnPlan = {
  subscriptionId: '5c7d1e9a-0f43-4b2c-8e6d-1a9b3c5d7e20',
  shown: { kind: 'charged', plan: { kind: 'monthly', period: 'month' }, next: { date: '2026-12-10' } },
};

onPostgres(() => {
  const tables = () => database().db.$extendTables<FamilyTables>();

  /** Takes a step in a process of its own, which may be killed before one of its queries. */
  const take = (step: FamilyStep, killedBefore = 0) =>
    runKilled(new URL('../../testing/family-process.ts', import.meta.url), {
      databaseUrl: database().connection.options.connectionString ?? '',
      killedBefore,
      variables: { FAMILY_STEP: JSON.stringify(step) },
    });

  /** How many queries a step makes that is not killed. */
  async function queriesOf(step: FamilyStep): Promise<number> {
    const rehearsal = await take(step);
    if (rehearsal.killed) throw new Error('It was not to be killed.');
    return rehearsal.queries;
  }

  /** What processes asked for: jobs, mails, and plans to end. */
  async function asked(): Promise<string[]> {
    const { rows } = await sql<{ what: string }>`select what from asked order by what`.execute(tables());
    return rows.map(({ what }) => what);
  }

  async function forget() {
    await sql`create table if not exists asked (what text, about text)`.execute(tables());
    await sql`delete from asked`.execute(tables());
  }

  async function invitation() {
    const app = openFamilies(database().db);
    const [owner, person] = [app.person('Alex'), app.person('June')];
    app.familyPlans.set(owner.userId, { country: 'DE' });
    const { userId } = owner;
    const { email } = person;
    await app.post('manageFamily', userId, { userId, change: 'invite', email, suggestionSeen: email });
    const [{ link = '' } = {}] = app.mails();
    const token = new URL(link).searchParams.get('token') ?? '';
    app.ownPlans.set(person.userId, [own]);
    const opened = await app.open('acceptInvite', person.userId, `?token=${token}`);
    const ownPlanShown1 = (opened.facts?.ownPlans as [{ shown: string }])[0].shown;
    const form = { step: 'accept', token, userId: person.userId, ownPlan1: 'end', ownPlanShown1 };
    await forget();
    return { owner, person, accept: { step: 'accept', owner, person, own, form } satisfies FamilyStep };
  }

  const rowsOf = (accountId: string) =>
    tables().selectFrom('familyPeople').selectAll().where('accountId', '=', accountId).execute();

  test('killed at any moment of joining, a person has joined with all that this brings or not at all, and then once', async () => {
    const rehearsal = await invitation();
    const queries = await queriesOf(rehearsal.accept);
    const whole = ['family.endOwnPlan', 'tellOwner'];
    expect(await asked()).toEqual(whole);

    const { person, accept } = await invitation();
    for (let before = 1; before <= queries; before += 1) {
      expect(await take(accept, before)).toEqual({ killed: true });
      expect([await rowsOf(person.userId), await asked()]).toEqual([[], []]);
    }
    await take(accept);
    await take(accept);
    expect(await rowsOf(person.userId)).toMatchObject([{ plansToEnd: [own.subscriptionId], leftAt: null }]);
    expect(await asked()).toEqual(whole);
  }, 120_000);

  test('killed at any moment of ending the own plan, it is ended by the next try, and never asked for again', async () => {
    const { person, accept } = await invitation();
    await take(accept);
    const [{ id: personId } = { id: '' }] = await rowsOf(person.userId);
    const end: FamilyStep = { step: 'endOwnPlan', personId };
    const wish = async () => (await rowsOf(person.userId)).map(({ plansToEnd }) => plansToEnd);
    await forget();

    // It reads the person, ends the plan and notes that.
    for (const [before, ended] of [
      [1, []],
      [2, []],
      [3, ['endPlan']],
    ] as const) {
      expect(await take(end, before)).toEqual({ killed: true });
      expect([await wish(), await asked()]).toEqual([[[own.subscriptionId]], ended]);
    }
    // What may have ended already is ended once more, which is ending it once.
    expect(await queriesOf(end)).toBe(3);
    expect([await wish(), await asked()]).toEqual([[null], ['endPlan', 'endPlan']]);
    await take(end);
    expect(await asked()).toEqual(['endPlan', 'endPlan']);
  }, 60_000);

  test('killed at any moment of making a group, there is one or none, and then one', async () => {
    const app = openFamilies(database().db);
    const groupsOf = (ownerId: string) =>
      tables().selectFrom('familyGroups').select('id').where('ownerAccountId', '=', ownerId).execute();
    const queries = await queriesOf({ step: 'createGroup', owner: app.person('Alex') });
    const owner = app.person('Kim');
    for (let before = 1; before <= queries; before += 1) {
      expect(await take({ step: 'createGroup', owner }, before)).toEqual({ killed: true });
      expect(await groupsOf(owner.userId)).toHaveLength(before === 1 ? 0 : 1);
    }
    await take({ step: 'createGroup', owner });
    expect(await groupsOf(owner.userId)).toHaveLength(1);
  }, 60_000);
});
