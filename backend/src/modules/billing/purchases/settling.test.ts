import { expect, test } from 'vitest';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { MailFacts } from '../ports.ts';
import { offerExample } from '../quotes/example.ts';
import type { Quote, QuoteRepository } from '../quotes/repository.ts';
import type { BillingTables } from '../tables.ts';
import type { Purchase, PurchaseRepository } from './repository.ts';
import { createSettling } from './settling.ts';
import type { PaymentShowing } from './showing-payments.ts';

const purchase = {
  id: 'p-1',
  userId: 'u-1',
  quoteId: 'q-1',
  payment: { type: 'ZUORA', refId: 'r-1' },
} as Partial<Purchase> as Purchase;

const quote = {
  id: 'q-1',
  userId: 'u-1',
  content: { plan: 'B2C14DANNUAL', currency: 'EUR', startsOn: '2026-11-21', firstChargeOn: '2026-12-05' },
  offer: offerExample,
} as Partial<Quote> as Quote;

const person = {
  userId: 'u-1',
  firstName: 'Nora',
  lastName: 'New',
  email: 'nora@demo.stillpoint.example',
  language: 'en',
} as const;

/** The mails that a purchase is followed by, where its payment method is shown like this. */
async function mailsAfter(paymentShown: PaymentShowing): Promise<({ key: string } & MailFacts)[]> {
  const mails: ({ key: string } & MailFacts)[] = [];
  const { succeed } = createSettling({
    db: databaseWithoutRows(),
    purchases: {
      find: () => Promise.resolve(purchase),
      succeed: () => Promise.resolve(purchase),
    } as Partial<PurchaseRepository> as PurchaseRepository,
    quotes: { find: () => Promise.resolve(quote) } as Partial<QuoteRepository> as QuoteRepository,
    paymentShown,
    jobs: { enqueue: () => Promise.resolve() },
    ports: {
      personOf: () => Promise.resolve(person),
      mail: { send: (mail) => Promise.resolve(void mails.push(mail)) },
      vouchers: {
        giveBack: () => Promise.reject(new Error('given back')),
      },
    },
    returnVoucher: () => Promise.reject(new Error('returned')),
  });
  await succeed(purchase, { accountNumber: 'A-1', subscriptionNumber: 'S-1' });
  return mails;
}

// Of one order that is bought twice, as after a plan has ended, each purchase has its mail.
test('the mail of a purchase is one for each purchase', async () => {
  const [mail] = await mailsAfter(() => Promise.resolve({ ok: false, reason: 'unavailable' }));
  expect(mail?.key).toBe('welcome:p-1');
});

test('the mail of a purchase contains its payment method and the guarantee of an annual plan', async () => {
  const shown = { method: 'card', brand: 'Visa', last4: '1111' } as const;
  expect(await mailsAfter(() => Promise.resolve({ ok: true, shown }))).toMatchObject([
    { mail: 'welcome', facts: { plan: 'B2C14DANNUAL', paidWith: shown, refundDays: 30 } },
  ]);
});

test('the mail of a purchase leaves its payment method out where the billing company does not tell it', async () => {
  const mails = await mailsAfter(() => Promise.resolve({ ok: false, reason: 'unavailable' }));
  expect(mails).toMatchObject([{ mail: 'welcome' }]);
  expect(mails[0]?.facts).not.toHaveProperty('paidWith');
});

test('the mail of a purchase does not wait for a billing company that does not answer', async () => {
  const mails = await mailsAfter(() => new Promise(() => undefined));
  expect(mails).toMatchObject([{ mail: 'welcome' }]);
  expect(mails[0]?.facts).not.toHaveProperty('paidWith');
});

function databaseWithoutRows() {
  return new Kysely<BillingTables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
