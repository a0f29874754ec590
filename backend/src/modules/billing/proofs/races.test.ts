import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cards } from '../../../testing/billing-test-app.ts';
import { billingSuite } from '../../../testing/billing-suite.ts';
import type { VoucherTables } from '../../vouchers/repository.ts';

const { testApp, onPostgres } = await billingSuite();

onPostgres(() => {
  const tables = () => testApp().database.db.$extendTables<VoucherTables>();
  const paid = async (userId: string) =>
    (await testApp().ledger(userId)).payments.filter(({ status }) => status === 'Processed');

  test('twenty presses at once are one purchase, one charge and one answer', async () => {
    const userId = randomUUID();
    const [quoteId, refId] = [await testApp().quote(userId), await testApp().card(userId)];
    const purchaseKey = randomUUID();
    const press = () => testApp().buy(userId, { quoteId, refId, purchaseKey });

    const answers = await Promise.all(Array.from({ length: 20 }, press));

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const references = answers.map(({ body }) => body.data?.attributes.zuoraReferenceId);
    expect(new Set(references).size).toBe(1);
    expect(await paid(userId)).toHaveLength(1);
  }, 60_000);

  test('two pages that buy the same at once buy it once', async () => {
    const userId = randomUUID();
    const buyInAPage = async () => {
      const [quoteId, refId] = [await testApp().quote(userId), await testApp().card(userId)];
      return { quoteId, refId };
    };
    const [one, other] = [await buyInAPage(), await buyInAPage()];

    const answers = await Promise.all([testApp().buy(userId, one), testApp().buy(userId, other)]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await paid(userId)).toHaveLength(1);
  }, 60_000);

  test('two pages that buy different things at once buy one of them', async () => {
    const userId = randomUUID();
    const monthly = { quoteId: await testApp().quote(userId), refId: await testApp().card(userId) };
    const family = {
      quoteId: await testApp().quote(userId, { plan: 'B2CFAMILYA2022' }),
      refId: await testApp().card(userId),
    };

    const answers = await Promise.all([testApp().buy(userId, monthly), testApp().buy(userId, family)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.errors?.[0]?.code).toBe('ALREADY_SUBSCRIBER');
    expect(await paid(userId)).toHaveLength(1);
  }, 60_000);

  test('the last redemption of a voucher goes to one of those who grab for it', async () => {
    const voucher = { code: 'LASTONE', percentOff: 50, months: 12, redemptionsAllowed: 1 };
    const anywhere = { planCodes: null, zones: null, startsOn: null, endsOn: null };
    await tables()
      .insertInto('vouchers')
      .values({ ...voucher, ...anywhere })
      .execute();
    const buyers = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const userId = randomUUID();
        const quoteId = await testApp().quote(userId, { voucherCode: 'LASTONE' });
        return { userId, quoteId, refId: await testApp().card(userId) };
      }),
    );

    const answers = await Promise.all(buyers.map(({ userId, ...request }) => testApp().buy(userId, request)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const charges = await Promise.all(buyers.map(({ userId }) => paid(userId)));
    expect(charges.flat()).toHaveLength(1);
  }, 60_000);

  test('a refused purchase gives the voucher back', async () => {
    const userId = randomUUID();
    const voucher = { code: 'AGAIN10', percentOff: 10, months: 12, redemptionsAllowed: 1 };
    const anywhere = { planCodes: null, zones: null, startsOn: null, endsOn: null };
    await tables()
      .insertInto('vouchers')
      .values({ ...voucher, ...anywhere })
      .execute();
    const quoteId = await testApp().quote(userId, { voucherCode: 'again10' });

    const declined = await testApp().buy(userId, {
      quoteId,
      refId: await testApp().card(userId, cards.declined),
    });
    const second = await testApp().buy(userId, { quoteId, refId: await testApp().card(userId) });

    expect([declined.status, second.status]).toEqual([402, 200]);
    expect(await paid(userId)).toMatchObject([{ amount: 11.69 }]);
  }, 60_000);
});
