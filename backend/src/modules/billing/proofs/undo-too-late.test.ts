import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDays, addMonths, dayOf } from '../../../domain/days.ts';
import { billingSuite } from '../../../testing/billing-suite.ts';
import { membersOf } from '../../../testing/changes.ts';
import { moveClock } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import type { BillingTables } from '../tables.ts';
import { changeOrderBody } from '../zuora/change-body.ts';

const { testApp, onPostgres } = await billingSuite();

onPostgres(() => {
  const { subscriber, shown, confirm, change, membership, paid, mailsNamed } = membersOf(testApp);
  const today = () => dayOf(testApp().clock.now());
  const changes = () =>
    testApp().database.db.$extendTables<BillingTables>().updateTable('subscriptionChanges');

  /** What a process leaves that ends between writing an undo down and sending its order. */
  async function leaveWrittenDown(id: string, confirmedAt: Date): Promise<void> {
    const row = await testApp()
      .database.db.$extendTables<BillingTables>()
      .selectFrom('subscriptionChanges')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await changes()
      .set({
        ...{ state: 'ordering', attempt: 1, gatewayKey: randomUUID() },
        orderBody: changeOrderBody(row.content, row.orderNumber, dayOf(confirmedAt)),
        confirmedAt,
        attemptedAt: sql<Date>`now() - interval '10 minutes'`,
        touchedAt: sql<Date>`now() - interval '10 minutes'`,
      })
      .where('id', '=', id)
      .execute();
  }

  test('an undo that is taken up once the next plan has begun is refused, and the plan that was charged runs on', async () => {
    const userId = await subscriber();
    await change(userId, { kind: 'renewOff' });
    const quoteId = await testApp().quote(userId, { plan: 'B2CFAMILYA2022' });
    expect((await testApp().buy(userId, { quoteId, refId: await testApp().card(userId) })).status).toBe(200);
    const begins = addMonths(today(), 1);
    await moveClock(testApp().sandbox, testApp().clock, `${addDays(begins, -1)}T23:00:00.000Z`);
    const { id } = await shown(userId, { kind: 'cancelNext' });
    const confirmedAt = testApp().clock.now();
    await moveClock(testApp().sandbox, testApp().clock, `${begins}T03:00:00.000Z`);
    await until(async () => (await paid(userId)).length === 2, 20_000);

    await leaveWrittenDown(id, confirmedAt);
    const confirmed = await confirm(userId, id);
    expect(confirmed.body).not.toMatchObject({ data: { attributes: { state: 'succeeded' } } });
    await testApp().billing.refresh(userId, { announce: true });
    expect(await membership(userId)).toMatchObject({ standing: 'renewing', current: { startsOn: begins } });
    expect(mailsNamed(userId, 'cancellation')).toHaveLength(1);
  }, 90_000);
});
