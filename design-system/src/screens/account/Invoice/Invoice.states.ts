import type { Money } from '../../../formatting/Money.ts';
import type { InvoiceInFull, InvoiceLine, InvoiceState } from './InvoiceState.ts';

const euros = (amount: number): Money => ({ amount, currency: 'EUR' });
const dollars = (amount: number): Money => ({ amount, currency: 'USD' });

const visa = { method: 'card', brand: 'Visa', last4: '4242' } as const;

const covers = { from: '2026-10-11', until: '2027-10-10' };

const year: InvoiceLine = { kind: 'plan', plan: 'annual', name: 'Annual', covers, net: euros(5882) };

const annual: InvoiceInFull = {
  ...{ number: 'INV00000217', date: '2026-10-11', kind: 'invoice', total: euros(6999) },
  billedTo: { name: 'Alex Morgan', country: 'DE' },
  subscriptions: ['A-S00000142'],
  lines: [year],
  net: euros(5882),
  taxes: [{ name: 'MwSt.', rate: 19, amount: euros(1117) }],
  payments: [{ on: '2026-10-11', amount: euros(6999), paidWith: visa }],
};

const ready = { status: 'ready', userId: 'b7f1', invoice: annual } as const;

/** Unused time of a plan, given back. */
const givenBack: InvoiceInFull = {
  ...{ number: 'INV00000231', date: '2026-10-28', kind: 'credit', total: euros(-6999) },
  billedTo: annual.billedTo,
  subscriptions: annual.subscriptions,
  lines: [{ ...year, kind: 'credit', net: euros(-5882) }],
  net: euros(-5882),
  taxes: [{ name: 'MwSt.', rate: 19, amount: euros(-1117) }],
  payments: [],
};

/** A month that is credited as thanks. */
const month: InvoiceInFull = {
  ...{ number: 'INV00000240', date: '2026-11-02', kind: 'credit', total: euros(-584) },
  billedTo: annual.billedTo,
  subscriptions: annual.subscriptions,
  lines: [{ kind: 'month', name: 'Thank-you month', net: euros(-491) }],
  net: euros(-491),
  taxes: [{ name: 'MwSt.', rate: 19, amount: euros(-93) }],
  payments: [],
};

/** Every state of the screen, once. */
export const invoiceStates = {
  ready,
  month: { ...ready, invoice: month },
  paidByCredit: { ...ready, invoice: { ...annual, payments: [], creditUsed: euros(6999) } },
  discount: {
    ...ready,
    invoice: {
      ...annual,
      total: euros(4899),
      lines: [year, { ...year, kind: 'discount', name: 'Discount', net: euros(-1765) }],
      net: euros(4117),
      taxes: [{ name: 'MwSt.', rate: 19, amount: euros(782) }],
      payments: [{ on: '2026-10-11', amount: euros(4899), paidWith: { method: 'paypal' } }],
    },
  },
  taxAdded: {
    ...ready,
    invoice: {
      ...annual,
      total: dollars(7620),
      billedTo: { name: 'Alex Morgan', postalCode: '10001', region: 'NY', country: 'US' },
      lines: [{ ...year, net: dollars(6999) }],
      net: dollars(6999),
      taxes: [{ name: 'Sales tax', rate: 8.875, amount: dollars(621) }],
      payments: [{ on: '2026-10-11', amount: dollars(7620), paidWith: visa }],
    },
  },
  withoutTax: {
    ...ready,
    invoice: { ...annual, net: euros(6999), lines: [{ ...year, net: euros(6999) }], taxes: [] },
  },
  taxUnnamed: { ...ready, invoice: { ...annual, taxes: [{ amount: euros(1117) }] } },
  methodRemoved: {
    ...ready,
    invoice: { ...annual, payments: [{ on: '2026-10-11', amount: euros(6999) }] },
  },
  due: { ...ready, invoice: { ...annual, payments: [], due: euros(6999) } },
  planChanged: {
    ...ready,
    invoice: {
      ...annual,
      total: euros(9350),
      lines: [
        { ...year, kind: 'credit', plan: 'monthly', name: 'Monthly', net: euros(-546) },
        { ...year, plan: 'family', name: 'Family annual', net: euros(8403) },
      ],
      net: euros(7857),
      taxes: [{ name: 'MwSt.', rate: 19, amount: euros(1493) }],
      payments: [
        {
          on: '2026-10-11',
          amount: euros(8000),
          paidWith: { method: 'paypal', email: 'alex.morgan@example.com' },
        },
      ],
      creditUsed: euros(1350),
    },
  },
  gift: {
    ...ready,
    invoice: {
      ...annual,
      subscriptions: [],
      lines: [{ kind: 'plan', gift: 'year', name: 'Gift of twelve months', covers, net: euros(5882) }],
      gift: { name: 'June' },
    },
  },
  credit: { ...ready, invoice: givenBack },
  refunded: { ...ready, invoice: { ...givenBack, refunded: euros(6999) } },
  pdfUnavailable: { ...ready, pdf: 'unavailable' },
  longWords: {
    ...ready,
    invoice: {
      ...annual,
      number: 'INV-2026-EU-00000000000231',
      billedTo: {
        name: 'Maximiliane-Friederike von und zu Hohenstaufen-Lichtenberg',
        postalCode: '97133',
        country: 'GF',
      },
      gift: { name: 'Maximiliane-Friederike von und zu Hohenstaufen-Lichtenberg' },
      lines: [
        { kind: 'plan', name: 'Stillpoint Family annual, welcome back (first edition)', net: euros(1299900) },
        { ...year, kind: 'credit', plan: 'halfYearly', net: euros(-99900) },
      ],
      net: euros(1200000),
      taxes: [
        { name: 'Taxe sur la valeur ajoutée', rate: 8.5, amount: euros(102000) },
        { name: 'Octroi de mer', rate: 2.5, amount: euros(30000) },
      ],
      total: euros(1332000),
      payments: [{ on: '2026-09-28', amount: euros(1332000), paidWith: visa }],
    },
  },
  notFound: { status: 'notFound' },
  unavailable: { status: 'unavailable' },
} satisfies {
  [Status in InvoiceState['status']]: Extract<InvoiceState, { status: Status }>;
} & Record<string, InvoiceState>;
