import type { Money } from '../../../formatting/Money.ts';
import type { InvoicesState, ListedInvoice } from './InvoicesState.ts';

const euros = (amount: number): Money => ({ amount, currency: 'EUR' });

const annual: ListedInvoice = {
  number: 'INV00000217',
  date: '2026-10-11',
  kind: 'invoice',
  total: euros(6999),
};

const oneYear = { status: 'listed', year: '2026', years: ['2026'], invoices: [annual] } as const;

const monthly = Array.from({ length: 12 }, (_month, at): ListedInvoice => {
  const month = String(12 - at).padStart(2, '0');
  return { number: `INV000001${month}`, date: `2025-${month}-14`, kind: 'invoice', total: euros(1299) };
});

/** Every state of the screen, once. */
export const invoicesStates = {
  listed: { ...oneYear, years: ['2026', '2025', '2024'] },
  oneYear,
  months: { status: 'listed', year: '2025', years: ['2026', '2025'], invoices: monthly },
  withCredit: {
    ...oneYear,
    invoices: [{ number: 'INV00000231', date: '2026-10-28', kind: 'credit', total: euros(-6999) }, annual],
  },
  due: {
    ...oneYear,
    invoices: [
      { ...annual, due: euros(6999) },
      { ...annual, number: 'INV00000109', date: '2026-01-08', total: euros(1299) },
    ],
  },
  withGift: {
    ...oneYear,
    invoices: [
      {
        ...annual,
        number: 'INV00000240',
        date: '2026-11-24',
        total: euros(2999),
        gift: { name: 'June' },
      },
      annual,
    ],
  },
  longWords: {
    status: 'listed',
    year: '2026',
    years: ['2026', '2025', '2024', '2023', '2022', '2021', '2020', '2019', '2018', '2017'],
    invoices: [
      {
        number: 'INV-2026-EU-00000000000231',
        date: '2026-09-28',
        kind: 'credit',
        total: { amount: -1299900, currency: 'BRL' },
        due: { amount: 1299900, currency: 'BRL' },
        gift: { name: 'Maximiliane-Friederike von und zu Hohenstaufen-Lichtenberg' },
      },
    ],
  },
  empty: { status: 'empty' },
  unavailable: { status: 'unavailable' },
} satisfies {
  [Status in InvoicesState['status']]: Extract<InvoicesState, { status: Status }>;
} & Record<string, InvoicesState>;
