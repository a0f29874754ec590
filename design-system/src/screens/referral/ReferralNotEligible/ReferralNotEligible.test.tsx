import { expect, test } from 'vitest';
import i18next from 'i18next';
import { languages } from '@stillpoint/translations';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ReferralNotEligible } from './ReferralNotEligible.tsx';
import { referralNotEligibleStates as states } from './ReferralNotEligible.states.ts';

const links = { app: 'https://app.example/', plans: '/de/plans', invite: '/de/invite' };

/** The labels and addresses of what the visitor can do. */
function nextSteps() {
  return screen
    .getAllByRole('link')
    .filter((link) => link.closest('main') !== null)
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

const { subscriber, ...others } = states;

test.each(Object.entries(others))('says the same of each reason: %s', (_, state) => {
  render(<ReferralNotEligible frame={sampleFrame} state={state} links={links} />);
  expect(
    screen.getByText('You’ve redeemed a similar offer or promotion with this account in the past.'),
  ).toBeVisible();
  expect(screen.getByText(/Each person gets such nights once, before their first plan/)).toBeVisible();
});

test('who has a plan, and never took such an offer, is told of the plan', () => {
  render(<ReferralNotEligible frame={sampleFrame} state={subscriber} links={links} />);
  expect(screen.getByText('It looks like you’re already a subscriber.')).toBeVisible();
  expect(screen.queryByText(/similar offer/)).toBeNull();
});

test.each(languages)('says in "%s" what the checkout says to subscribers', (language) => {
  const text = i18next.getFixedT<'referralNotEligible'>(language, 'referralNotEligible')(($) => $.subscriber);
  const checkout = i18next.getFixedT<'checkoutError'>(language, 'checkoutError');
  expect(checkout(($) => $.ALREADY_SUBSCRIBER.description)).toMatch(new RegExp(`^${text} `));
});

test('names whose nights they are, where that is known', () => {
  const { rerender } = render(
    <ReferralNotEligible frame={sampleFrame} state={states.withAccess} links={links} />,
  );
  expect(screen.getByText('Nights from Alex')).toBeVisible();
  rerender(<ReferralNotEligible frame={sampleFrame} state={states.withAccessUnnamed} links={links} />);
  expect(screen.queryByText(/Nights from/)).toBeNull();
});

test('with access, leads to the app and to the own link', () => {
  render(<ReferralNotEligible frame={sampleFrame} state={states.withAccess} links={links} />);
  expect(nextSteps()).toEqual([
    ['Open Stillpoint', links.app],
    ['Give nights yourself', links.invite],
  ]);
});

test('without access, leads to the plans and to the own link', () => {
  render(<ReferralNotEligible frame={sampleFrame} state={states.withoutAccess} links={links} />);
  expect(nextSteps()).toEqual([
    ['See the plans', links.plans],
    ['Give nights yourself', links.invite],
  ]);
});

test.each(languages)(
  'one sentence in "%s", here, at the checkout and where codes are redeemed',
  (language) => {
    const text = i18next.getFixedT<'referralNotEligible'>(language, 'referralNotEligible')(($) => $.text);
    const checkout = i18next.getFixedT<'checkout'>(language, 'checkout');
    const redeem = i18next.getFixedT<'redeem'>(language, 'redeem');
    expect(checkout(($) => $.voucher.refused.referralNotEligible)).toMatch(new RegExp(`^${text} `));
    expect(redeem(($) => $.refused.referralNotEligible.problem)).toBe(text);
  },
);
