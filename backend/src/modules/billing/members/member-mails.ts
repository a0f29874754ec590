import type { Transaction } from 'kysely';
import type { Day } from '../../../domain/days.ts';
import type { PlanCode } from '../catalogue/plans.ts';
import type { PaymentShown } from '../payment-methods.ts';
import type { FailedPayment, Mail, Person, ReceiptOfPayment } from '../ports.ts';
import type { BillingTables } from '../tables.ts';
import type { Cancellation } from './cancellations.ts';

/** A user, with the country where the account is billed that a mail is about. */
export type BilledPerson = Person & { country: string };

/** Asks for the mails about what the billing company reports of an account. */
export function createMemberMails(mail: Mail) {
  return {
    async receipt(
      trx: Transaction<BillingTables>,
      { firstName, email: to, language, country }: BilledPerson,
      facts: ReceiptOfPayment,
    ) {
      await mail.send(
        {
          key: `receipt:${facts.paymentNumber}`,
          to,
          language,
          country,
          mail: 'receipt',
          facts: { firstName, ...facts },
        },
        trx.$pickTables<never>(),
      );
    },

    /** Confirms a cancellation, wherever it was asked for. One that is seen by two calls at once is confirmed once. */
    async confirmCancellation(
      trx: Transaction<BillingTables>,
      { firstName, email: to, language, country }: BilledPerson,
      { id, endsOn, planCode: plan, cancelledOn, cancelled }: Cancellation,
    ) {
      await mail.send(
        {
          key: `cancellation:${id}:${endsOn}`,
          to,
          language,
          country,
          mail: 'cancellation',
          facts: { firstName, plan, cancelledOn, cancelled },
        },
        trx.$pickTables<never>(),
      );
    },

    /**
     * Tells of a charge that failed and is tried again, once at first and once before the last try. Each call asks for the
     * mail, which goes out once.
     */
    async tellFailure(
      trx: Transaction<BillingTables>,
      { firstName, email: to, language, country }: BilledPerson,
      {
        invoiceNumber,
        ...facts
      }: FailedPayment & {
        invoiceNumber: string;
        plan: PlanCode;
        paidWith?: PaymentShown;
        nextTryOn?: Day;
        lastTry?: true;
      },
    ) {
      await mail.send(
        {
          key: `${facts.lastTry ? 'paymentLastTry' : 'paymentFailed'}:${invoiceNumber}`,
          to,
          language,
          country,
          mail: 'paymentFailed',
          facts: { firstName, ...facts },
        },
        trx.$pickTables<never>(),
      );
    },
  };
}
