import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Subscription } from './Subscription.tsx';
import { subscriptionStates } from './Subscription.states.ts';
import type { SubscriptionState } from './SubscriptionState.ts';

/** Without the foot of the page, where every contract can be cancelled. */
const inMain = () => within(screen.getByRole('main'));

const links = {
  plans: '/plans',
  cancel: '/subscription/cancel',
  help: '/help',
  app: 'https://app.stillpoint.example',
  family: '/family/manage',
  retry: '/subscription',
  days: '/subscription/days',
  manage: 'https://store.example/subscriptions',
};

function show(state: SubscriptionState, more: object = {}) {
  return render(<Subscription frame={sampleFrame} state={state} links={{ ...links, ...more }} />);
}

const card = (name: string) => within(screen.getByRole('region', { name }));

/** What stands above a label of the plan's card. */
function fact(label: string) {
  const rows = card('Your plan').getAllByRole('listitem');
  const row = rows.find((each) => within(each).queryByText(label) !== null);
  return row?.querySelector('strong')?.textContent;
}

/** The days with what is told of each, without what opens. */
const days = () =>
  within(screen.getByRole('list', { name: 'What happens, and when' }))
    .getAllByRole('listitem')
    .map((day) => (day.querySelector('summary') ?? day).textContent.replaceAll('\u00a0', ' '));

test('trial: shows the last free day, the first charge and the guarantee', () => {
  show(subscriptionStates.trial);
  expect(screen.getByRole('heading', { level: 1, name: '4 free days left' })).toBeInTheDocument();
  expect(fact('Next charge')).toBe('€48.99 on 4\u00a0December 2026');
  expect(fact('After the discount')).toBe('€69.99 from 4\u00a0December 2027');
  expect(fact('€69.99 a year, tax included')).toBe('Annual');
  expect(fact('Valid until August 2029')).toBe('Visa ending in\u00a04242');
  expect(days()).toEqual([
    '20 NovemberFull access began',
    'Today, 30 NovemberYou have full access',
    '1 DecemberWe remind you by email',
    '4 December€48.99Your first year begins',
    '3 January 2027Last day to get your money back',
    '4 December 2027€69.99Each year from then on, until you cancel',
  ]);
  expect(card('Payments').getByText('The first one comes on 4 December 2026')).toBeInTheDocument();
});

test('trial: one free day left is singular', () => {
  show(subscriptionStates.lastDayOfTrial);
  expect(screen.getByRole('heading', { level: 1, name: '1 free day left' })).toBeInTheDocument();
});

test('a day to come opens, says what it means, and can be taken along in a calendar', () => {
  const { container } = show(subscriptionStates.active);
  const day = container.querySelector('#day-2027-11-20');
  expect(day?.closest('details')).not.toHaveAttribute('open');
  expect(day).toHaveTextContent(
    'Charged to Visa ending in 4242. Cancel before this day, and nothing is charged.',
  );
  const entry = day?.querySelector('a[download]');
  expect(entry).toHaveAttribute('href', '/subscription/days/2027-11-20.ics?userId=b7f1');
  expect(entry).toHaveAccessibleName('Add to calendar: 20\u00a0November 2027');
});

test('a day of the past is not taken along, nor is one on which a charge is tried again', () => {
  const { container } = show(subscriptionStates.paymentDue);
  const failed = container.querySelector('#day-2026-11-20');
  expect(failed).toHaveTextContent('Nothing was taken. We will try again over the next few days.');
  expect(failed?.querySelector('a[download]')).toBeNull();
  const retry = container.querySelector('#day-2026-11-23');
  expect(retry).toHaveTextContent('pay another way: then it’s paid at once.');
  expect(retry?.querySelector('a[download]')).toBeNull();
});

test('the picture of a year is hidden, and its marks lead to days of the list', () => {
  const { container } = show(subscriptionStates.active);
  const marks = [...container.querySelectorAll('[aria-hidden="true"] a')];
  expect(marks.map((mark) => mark.getAttribute('href'))).toEqual([
    '#day-2026-11-20',
    '#day-2026-12-20',
    '#day-2027-11-20',
  ]);
  for (const mark of marks) {
    expect(mark).toHaveAttribute('tabindex', '-1');
    expect(container.querySelector(mark.getAttribute('href') ?? '')).not.toBeNull();
  }
  expect(screen.getByText('Day 9 of 365. Next charge €69.99, on 20 November 2027.')).toBeVisible();
});

test('discount: its price is shown until the day it ends, the full price from that day on', () => {
  show(subscriptionStates.activeWithDiscount);
  expect(fact('Next charge')).toBe('€9.09 on 20\u00a0December 2026');
  expect(fact('After the discount')).toBe('€12.99 from 20\u00a0February 2027');
  expect(days().slice(2)).toEqual([
    '20 December€9.09Each month while the voucher lasts',
    '20 February 2027€12.99Each month from then on, until you cancel',
  ]);
});

test('discount without an end: its price is that of every renewal', () => {
  show(subscriptionStates.activeWithLastingDiscount);
  expect(screen.queryByText('After the discount')).not.toBeInTheDocument();
  expect(days().at(-1)).toBe('20 December€9.09Each month from then on, until you cancel');
});

test('the days show the latest payment only, between start and coming charges', () => {
  show(subscriptionStates.activeMonthly);
  expect(days()).toEqual([
    '20 August€12.99Full access began',
    '20 November€12.99Paid. Thank you',
    'Today, 2 DecemberYou have full access',
    '20 December€12.99Each month from then on, until you cancel',
  ]);
});

test('shows the day alone when the amount is unknown', () => {
  show(subscriptionStates.activeFamily);
  expect(fact('Next charge')).toBe('11\u00a0October 2027');
});

test('a card that has run out says so, and a price with sales tax', () => {
  show(subscriptionStates.activeInDollars);
  expect(fact('Expired in April 2027')).toBe('Mastercard ending in\u00a05454');
  expect(fact('$74.89 a year, with sales tax')).toBe('Annual');
});

test('plans of the past say when they were, and who billed them', () => {
  show(subscriptionStates.over);
  const rows = card('Earlier plans').getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Annual11 October 2024 to 11 October 2025');
  expect(rows[2]).toHaveTextContent('Monthly14 November 2022 to 14 March 2023Billed by Apple');
});

test.each(['trial', 'active', 'activeMonthly', 'paymentDue'] as const)(
  'offers the way out while it renews: %s',
  (name) => {
    show(subscriptionStates[name]);
    expect(screen.getByRole('link', { name: 'Cancel subscription' })).toHaveAttribute('href', links.cancel);
  },
);

test('offers nothing that cannot be changed yet', () => {
  for (const name of ['trial', 'active', 'queuedNext', 'ending', 'paymentDue'] as const) {
    const { unmount } = show(subscriptionStates[name]);
    expect(card('Your plan').queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByText('Pause')).not.toBeInTheDocument();
    unmount();
  }
});

test('what can be changed is a link of its row', () => {
  const changes = { changePlan: '/change', changePayment: '/pay', pause: '/pause', cancelNext: '/undo' };
  const { unmount } = show(subscriptionStates.active, { ...changes, keep: '/keep' });
  const hrefs = () => {
    const rows = card('Your plan').getAllByRole('link');
    return rows.map((link) => `${link.getAttribute('aria-label') ?? ''}: ${link.getAttribute('href') ?? ''}`);
  };
  expect(hrefs()).toEqual([
    'Change the payment method: /pay',
    'Change plan: /change',
    'Pause your plan: /pause',
  ]);
  unmount();

  const ending = show(subscriptionStates.ending, { keep: '/keep' });
  expect(hrefs()).toEqual(['Renew again: /keep']);
  ending.unmount();

  show(subscriptionStates.queuedNext, changes);
  expect(hrefs()).toContain('Undo the next plan: /undo');
  expect(screen.queryByRole('link', { name: 'Cancel next plan' })).not.toBeInTheDocument();
});

test('a planned plan and a planned pause wait, and can be undone', () => {
  const { unmount } = show(subscriptionStates.activeWithPlannedPlan, { undoNext: '/undo' });
  expect(fact('Next plan')).toBe('Monthly, from 20\u00a0November 2027');
  expect(screen.getByRole('link', { name: 'Undo the next plan' })).toHaveAttribute('href', '/undo');
  expect(days()).toContain('20 November€12.99Your next plan begins: Monthly');
  unmount();
  show(subscriptionStates.activeWithPlannedPause, { undoPause: '/undo' });
  expect(fact('Nothing is charged meanwhile')).toBe(
    'Paused from 20\u00a0December 2026 to 20\u00a0February 2027',
  );
  expect(screen.getByRole('link', { name: 'Undo the pause' })).toHaveAttribute('href', '/undo');
});

test('a pause: until when, that nothing is charged, and the way to end it', () => {
  show(subscriptionStates.paused, { resume: '/resume' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Paused until 20 February\.?$/);
  expect(screen.getByText(/^Nothing is charged meanwhile\. Your plan/)).toBeInTheDocument();
  expect(screen.getAllByText('Your pause began')).not.toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Go on now, and end the pause' })).toHaveAttribute(
    'href',
    '/resume',
  );
});

test.each([
  ['cardEnding', 'Your card expires soon'],
  ['activeInDollars', 'Your card has expired'],
] as const)('%s: says so, and leads to another payment method', (name, title) => {
  show(subscriptionStates[name], { changePayment: '/pay' });
  expect(screen.getByText(title)).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'Change the payment method' })) {
    expect(link).toHaveAttribute('href', '/pay');
  }
});

test('a card with months to go is not told of', () => {
  show(subscriptionStates.activeFamily, { changePayment: '/pay' });
  expect(screen.queryByText(/Your card/)).not.toBeInTheDocument();
});

test('a failed payment can be made another way, once there is one', () => {
  show(subscriptionStates.paymentDue, { changePayment: '/pay' });
  expect(screen.getByRole('link', { name: 'Pay another way' })).toHaveAttribute('href', '/pay');
});

test('cancelled plan: no link to cancel, and no charge', () => {
  show(subscriptionStates.ending);
  expect(inMain().queryByRole('link', { name: /cancel/i })).not.toBeInTheDocument();
  expect(screen.queryByText('Next charge')).not.toBeInTheDocument();
  expect(fact('Access until')).toBe('20\u00a0November 2027');
});

test.each(['ending', 'endingMonthly', 'endingTrial', 'endingMethodUnknown'] as const)(
  'offers the plans after it was cancelled: %s',
  (name) => {
    show(subscriptionStates[name]);
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', links.plans);
  },
);

test('cancelled plan with a queued one: no link to the plans', () => {
  show(subscriptionStates.queuedNext);
  expect(screen.queryByRole('link', { name: 'See the plans' })).not.toBeInTheDocument();
});

test('access by a voucher: it was not cancelled, nothing is charged, and nothing is to be cancelled', () => {
  show(subscriptionStates.endingAccess);
  expect(screen.getByText(/It ends by itself, and nothing is charged/)).toBeInTheDocument();
  expect(inMain().queryByText(/cancel/i)).not.toBeInTheDocument();
  expect(screen.queryByText('Money back')).not.toBeInTheDocument();
});

test('access by a voucher follows: no charge comes with it, and no link cancels it', () => {
  show(subscriptionStates.accessNext);
  expect(fact('Next charge')).toBeUndefined();
  expect(inMain().queryByRole('link', { name: /cancel/i })).not.toBeInTheDocument();
});

test('a gift that begins after the plan has ended: no word of one without a gap, and the plan may be renewed', () => {
  show(subscriptionStates.giftLater, { keep: '/subscription/change/renew' });
  expect(screen.getByText('You cancelled. Nothing more is charged.')).toBeInTheDocument();
  expect(inMain().getByText('Begins by itself on this day')).toBeInTheDocument();
  expect(inMain().getByRole('link', { name: /renew/i })).toHaveAttribute(
    'href',
    '/subscription/change/renew',
  );
});

test('queued plan: its first day and its guarantee are days that matter, and a link cancels it', () => {
  show(subscriptionStates.familyNext);
  expect(fact('Next plan')).toBe('Family, from 2\u00a0December 2026');
  expect(days().slice(2)).toEqual([
    '2 December€99.99Your next plan begins: Family',
    '1 January 2027Last day to get your money back',
  ]);
  expect(
    screen.getByText(/after the first charge, until 1 January 2027, and we refund it/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cancel next plan' })).toHaveAttribute('href', links.cancel);
});

test.each([
  ['otherSource', 'Apple', 'On your iPhone: Settings, your name, Subscriptions'],
  ['google', 'Google', 'In the Google Play app: your picture, Payments and subscriptions'],
  ['spotify', 'Spotify', 'On Spotify’s website: your account, your plan'],
] as const)('bought elsewhere: says where it is managed, and links there, %s', (name, store, way) => {
  show(subscriptionStates[name]);
  expect(screen.getByRole('link', { name: `Manage it at ${store}` })).toHaveAttribute('href', links.manage);
  expect(fact(way)).toBe(store);
  expect(inMain().queryByRole('link', { name: /cancel/i })).not.toBeInTheDocument();
});

test.each(['none', 'over'] as const)('no subscription: links to the plans, %s', (name) => {
  show(subscriptionStates[name]);
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', links.plans);
});

test.each(['employerPays', 'employerPaysAfterPlan'] as const)(
  'no subscription, and the employer pays: links to the app before the plans, %s',
  (name) => {
    show(subscriptionStates[name]);
    expect(screen.getByRole('heading', { level: 1, name: /^Acorn already pays for you/ })).toBeVisible();
    const app = screen.getByRole('link', { name: 'Open Stillpoint' });
    expect(app).toHaveAttribute('href', links.app);
    const plans = screen.getByRole('link', { name: 'See the plans' });
    expect(plans).toHaveAttribute('data-variant', 'plain');
    expect(app.compareDocumentPosition(plans)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test('unavailable: shows a message and a link to retry', () => {
  show(subscriptionStates.unavailable);
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', links.retry);
});

test('the header leads to the pages of the account, and marks this one', () => {
  render(
    <Subscription
      frame={{ ...sampleFrame, path: '/subscription' }}
      state={subscriptionStates.active}
      links={links}
    />,
  );
  const [area] = screen.getAllByRole('navigation', { name: 'Main' });
  const pages = [...(area?.querySelectorAll('a') ?? [])];
  expect(pages.map((page) => [page.textContent, page.getAttribute('aria-current')])).toEqual([
    ['My account', null],
    ['My subscription', 'page'],
  ]);
});
