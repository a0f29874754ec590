import { beforeAll, expect } from 'vitest';
import { seedVouchers } from '../../../seeds/vouchers.ts';
import { billingSuite } from '../../../testing/billing-suite.ts';
import { membersOf } from '../../../testing/changes.ts';
import {
  expectOnceInTrouble,
  troubleOf,
  type Asked,
  type Card,
} from '../../../testing/gateway-in-trouble.ts';
import { advanceClock, discountsOf } from '../../../testing/sandbox-money.ts';
import { studentsOf } from '../../../testing/students.ts';

const { testApp, onPostgres } = await billingSuite();

onPostgres(() => {
  const { chargedTo } = membersOf(testApp);
  const { today, verify, student } = studentsOf(testApp);
  const { changing } = troubleOf(testApp);
  const students: string[] = [];

  // Their prices end within two months of one day, so the clock moves once, before the first of them asks.
  beforeAll(async () => {
    const { database, sandbox, clock } = testApp();
    await seedVouchers(database.db, today());
    for (let count = 0; count < 4; count += 1) students.push(await student());
    await advanceClock(sandbox, clock, 340);
  }, 60_000);

  async function renewing(card: Card): Promise<Asked> {
    const userId = students.pop();
    if (userId === undefined) throw new Error('There are too few students.');
    await verify(userId);
    await chargedTo(userId, card);
    const { order, ...asked } = changing(userId, { kind: 'studentPrice' });
    return {
      ...asked,
      order: async () => {
        // One of the first year, and one of the next.
        expect(await discountsOf(testApp().sandbox, `A-${userId}`)).toBe(2);
        return order();
      },
    };
  }

  expectOnceInTrouble({
    studentPrice: {
      ask: renewing,
      once: { charged: [34.99], back: [], subscriptions: 1 },
      mails: [{ mail: 'subscriptionChanged', change: 'studentPrice' }],
    },
  });
});
