import { sql } from 'kysely';
import type { KeptRows, PersonalTable } from '../../database/personal-table.ts';

const books: KeptRows = {
  kept: 'Tax law has us keep what was paid, for as many years as the country of the invoice asks.',
  needAccount: true,
};

/** What this module keeps of a person. */
export const billingTables: readonly PersonalTable[] = [
  {
    table: 'quotes',
    account: 'user_id',
    exported: {
      part: 'plan',
      heading: 'quotes',
      columns: {
        asked: 'wish',
        offer: 'offer',
        created_at: 'shown',
      },
      newestBy: 'created_at',
    },
    closing: 'delete',
  },
  {
    table: 'payment_references',
    account: 'user_id',
    exported: {
      part: 'plan',
      heading: 'paymentMethods',
      columns: {
        type: 'paymentMethod',
        created_at: 'added',
      },
      newestBy: 'created_at',
    },
    closing: 'delete',
  },
  {
    table: 'purchases',
    account: 'user_id',
    exported: {
      part: 'plan',
      heading: 'purchases',
      columns: {
        order_number: 'orderNumber',
        state: 'purchaseState',
        subscription_number: 'subscriptionNumber',
        order_body: 'order',
        created_at: 'ordered',
      },
      newestBy: 'created_at',
    },
    closing: {
      ...books,
      // The order's body has the name and the address, which stand on the invoice at Zuora.
      overwritten: {
        order_body: sql`null`,
        payment: sql`case when payment is not null then jsonb_build_object('type', payment ->> 'type') end`,
      },
    },
  },
  {
    table: 'subscription_changes',
    account: 'user_id',
    exported: {
      part: 'plan',
      heading: 'subscriptionChanges',
      columns: {
        wish: 'wish',
        offer: 'offer',
        order_number: 'orderNumber',
        state: 'changeState',
        created_at: 'shown',
      },
      newestBy: 'created_at',
    },
    closing: {
      ...books,
      // How it was paid, which stands on the payment at Zuora.
      overwritten: { offer: sql`offer - 'paidWith'`, fingerprint: sql`''` },
    },
  },
  {
    table: 'billing_accounts',
    account: 'user_id',
    exported: {
      part: 'plan',
      heading: 'billingAccounts',
      columns: {
        account_number: 'accountNumber',
        currency: 'currency',
        country: 'country',
      },
    },
    closing: books,
  },
  {
    table: 'subscriptions',
    account: 'user_id',
    exported: {
      part: 'plan',
      heading: 'subscriptions',
      columns: {
        source: 'seller',
        external_id: 'subscriptionNumber',
        plan_code: 'plan',
        starts_on: 'starts',
        first_charge_on: 'firstCharge',
        next_charge_on: 'nextCharge',
        ends_on: 'ends',
      },
      newestBy: 'starts_on',
    },
    closing: books,
  },
  {
    table: 'payments',
    account: 'user_id',
    exported: {
      part: 'plan',
      heading: 'payments',
      columns: {
        payment_number: 'paymentNumber',
        subscription_number: 'subscriptionNumber',
        amount: 'amount',
        paid_on: 'paid',
      },
      newestBy: 'paid_on',
    },
    closing: books,
  },
];
