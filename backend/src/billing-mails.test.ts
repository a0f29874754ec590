import { expect, test } from 'vitest';
import { billingMails } from './billing-mails.ts';
import type { SharedTransaction } from './database/database.ts';
import type { Mail as BillingMail } from './modules/billing/index.ts';
import type { Mail } from './modules/mail/index.ts';
import type { MailFacts } from './site/open-site.ts';

const amount = { amount: 1299, currency: 'EUR' } as const;
const address = { key: 'k', to: 'nora@demo.stillpoint.example', language: 'en' } as const;

/** The facts of each mail that is sent to a person with this first name. */
async function factsFor(firstName: string) {
  const sent: object[] = [];
  const mail: Pick<Mail<MailFacts>, 'send'> = {
    send: ({ facts }) => Promise.resolve(void sent.push(facts)),
  };
  const { send } = billingMails(mail, { now: () => new Date('2026-11-22') }, () => ({
    leave: '',
    oneClick: '',
  }));
  const person = { firstName, plan: 'B2CMONTHLY' } as const;
  const messages: Parameters<BillingMail['send']>[0][] = [
    {
      ...address,
      mail: 'welcome',
      facts: {
        ...person,
        startsOn: '2026-11-22',
        firstCharge: { date: '2026-11-22', amount },
        renewals: [{ date: '2026-12-22', amount }],
      },
    },
    {
      ...address,
      mail: 'receipt',
      facts: { ...person, paymentNumber: 'P-1', amount, paidOn: '2026-11-22', lines: [] },
    },
    {
      ...address,
      mail: 'cancellation',
      facts: { ...person, cancelledOn: '2026-11-22', cancelled: { kind: 'queued' } },
    },
    { ...address, mail: 'subscriptionChanged', facts: { ...person, change: { kind: 'planChanged' } } },
    { ...address, mail: 'paymentFailed', facts: { ...person, amount } },
    {
      ...address,
      mail: 'checkoutReminder',
      facts: { ...person, userId: 'u', link: 'https://stillpoint.example', keptUntil: '2026-11-28' },
    },
    {
      ...address,
      mail: 'cardReminder',
      facts: {
        ...person,
        card: { brand: 'Visa', last4: '4242', validUntil: '2026-11' },
        nextChargeOn: '2026-12-22',
      },
    },
    { ...address, mail: 'discountReminder', facts: { ...person, charge: { date: '2026-11-25', amount } } },
    { ...address, mail: 'studentVerified', facts: { ...person, charge: { date: '2026-11-25', amount } } },
    { ...address, mail: 'trialReminder', facts: { ...person, charge: { date: '2026-11-25', amount } } },
  ];
  for (const message of messages) await send(message, {} as unknown as SharedTransaction);
  return sent;
}

test('each mail greets by the first name', async () => {
  const sent = await factsFor('Nora');
  expect(sent).toHaveLength(10);
  for (const facts of sent) expect(facts).toMatchObject({ firstName: 'Nora' });
});

test.each([
  'http://evil.example/win',
  'www.evil.example',
  'evil．example',
  'Nora\u202e',
  '',
  'n'.repeat(255),
])('no mail repeats a stored name that it must not show: %j', async (firstName) => {
  for (const facts of await factsFor(firstName)) expect(facts).not.toHaveProperty('firstName');
});
