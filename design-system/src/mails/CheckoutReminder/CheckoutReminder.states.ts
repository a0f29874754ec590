import type { CheckoutReminderFacts } from './CheckoutReminderState.ts';

const links = {
  link: 'https://stillpoint.example/plans?continue=sample',
  leave: 'https://stillpoint.example/newsletter/unsubscribe?token=sample',
};

/** Every state of the mail, once. */
export const checkoutReminderStates = {
  annual: { firstName: 'Nora', plan: { kind: 'annual', period: 'year' }, keptUntil: '2026-12-03', ...links },
  withVoucher: {
    plan: { kind: 'monthly', period: 'month' },
    voucher: 'SLEEP30',
    keptUntil: '2026-12-03',
    ...links,
  },
} satisfies Record<string, CheckoutReminderFacts>;
