import { sql } from 'kysely';
import type { KeptRows, PersonalTable } from '../../database/personal-table.ts';

const books: KeptRows = {
  kept: 'Tax law has us keep what was paid, for as many years as the country of the invoice asks.',
  needAccount: true,
};

const giftWaits = sql`state = 'bought' and sent_at is null and redemption is null`;

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
    table: 'saved_checkouts',
    account: 'user_id',
    exported: {
      part: 'plan',
      heading: 'savedCheckouts',
      columns: {
        plan: 'plan',
        voucher_code: 'voucherCode',
        country: 'country',
        saved_at: 'shown',
        mail_decided_at: 'mailDecided',
      },
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
        confirmed_at: 'confirmed',
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
    table: 'cancellation_reasons',
    account: 'user_id',
    exported: {
      part: 'plan',
      heading: 'cancellationReasons',
      columns: {
        reason: 'reason',
        words: 'ownWords',
        ends_on: 'ends',
        given_at: 'answered',
      },
      newestBy: 'given_at',
    },
    closing: 'delete',
  },
  {
    table: 'withdrawal_requests',
    account: 'user_id',
    exported: {
      part: 'plan',
      heading: 'withdrawalRequests',
      columns: { asked_at: 'declared' },
      newestBy: 'asked_at',
    },
    closing: 'delete',
  },
  {
    table: 'gift_orders',
    account: 'user_id',
    exported: {
      part: 'plan',
      heading: 'giftOrders',
      columns: {
        order_number: 'orderNumber',
        state: 'purchaseState',
        order_body: 'order',
        created_at: 'ordered',
      },
      newestBy: 'created_at',
    },
    closing: {
      ...books,
      overwritten: {
        order_body: sql`null`,
        payment: sql`case when payment is not null then jsonb_build_object('type', payment ->> 'type') end`,
      },
    },
  },
  {
    table: 'gifts',
    account: 'user_id',
    exported: {
      part: 'plan',
      heading: 'gifts',
      columns: {
        wish: 'wish',
        card: 'giftCard',
        receiver_email: 'giftFor',
        send_on: 'giftSentOn',
        offer: 'offer',
        bought_on: 'paid',
        redeemed_at: 'redeemed',
        created_at: 'shown',
      },
      newestBy: 'created_at',
    },
    closing: {
      ...books,
      // A gift that waits for its day still goes out: it is its receiver's, with what is said to them.
      overwritten: {
        giver_name: sql`case when ${giftWaits} then giver_name else '' end`,
        receiver_email: sql`case when ${giftWaits} then receiver_email end`,
        sealed_code: sql`case when ${giftWaits} then sealed_code end`,
        card: sql`case when ${giftWaits} then card else card - 'message' || '{"receiverName": ""}' end`,
      },
    },
  },
  {
    table: 'payment_replacements',
    account: 'user_id',
    exported: {
      part: 'plan',
      heading: 'paymentReplacements',
      columns: { type: 'paymentMethod', state: 'changeState', created_at: 'added' },
      newestBy: 'created_at',
    },
    closing: 'delete',
  },
  {
    table: 'recovery_payments',
    account: 'user_id',
    exported: {
      part: 'plan',
      heading: 'recoveryPayments',
      columns: {
        order_number: 'orderNumber',
        subscription_number: 'subscriptionNumber',
        amount: 'amount',
        state: 'changeState',
        created_at: 'ordered',
      },
      newestBy: 'created_at',
    },
    closing: {
      ...books,
      // How it was paid, which stands on the payment at Zuora.
      overwritten: { order_body: sql`null` },
    },
  },
  {
    table: 'month_credits',
    account: 'user_id',
    exported: {
      part: 'plan',
      heading: 'monthCredits',
      columns: {
        order_number: 'orderNumber',
        subscription_number: 'subscriptionNumber',
        amount: 'amount',
        state: 'changeState',
        created_at: 'ordered',
      },
      newestBy: 'created_at',
    },
    closing: books,
  },
  {
    table: 'failed_charges',
    account: 'user_id',
    exported: {
      part: 'plan',
      heading: 'failedCharges',
      columns: { amount: 'amount', failed_on: 'failed', next_try_on: 'nextTry' },
    },
    closing: 'delete',
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
        address: 'taxAddress',
        credit: 'credit',
      },
    },
    closing: {
      ...books,
      // Zuora keeps them with the invoices.
      overwritten: { address: sql`null`, before_purchase: sql`null` },
    },
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
        invoice_number: 'invoiceNumber',
        subscription_number: 'subscriptionNumber',
        amount: 'amount',
        paid_on: 'paid',
      },
      newestBy: 'paid_on',
    },
    closing: books,
  },
];
