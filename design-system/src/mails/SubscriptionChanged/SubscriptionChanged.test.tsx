/** @vitest-environment node */
import { expect, test } from 'vitest';
import i18next from 'i18next';
import { drawMail } from '../drawMail.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { subscriptionChangedStates } from './SubscriptionChanged.states.ts';

const draw = (state: keyof typeof subscriptionChangedStates) =>
  drawMail(
    'subscriptionChanged',
    subscriptionChangedStates[state],
    sampleMailFrame,
    i18next.getFixedT<'mails'>('en', 'mails'),
  );

test('another plan from a day on: names the plan, the day and what is charged then', () => {
  const { subject, text, html } = draw('planPlanned');
  expect(subject).toBe('Your plan changes on 28\u00a0September 2027');
  expect(text).toContain('your plan becomes Stillpoint monthly');
  expect(text).toContain('€12.99 on 28\u00a0September 2027');
  expect(html).toContain(sampleMailFrame.links.subscription);
});

test('a pause: says from when until when', () => {
  expect(draw('paused').text).toContain('from 20\u00a0December 2026 until 20\u00a0February 2027');
});

test('where no charge is known, none is named', () => {
  expect(draw('withoutName').text).not.toContain('Next charge');
});

test('another year at the price for students: from when, until when, and what it costs then', () => {
  const { text } = draw('studentPrice');
  expect(text).toContain('€34.99 on 5\u00a0December 2026');
  expect(text).toContain('From 5\u00a0December 2027 on it costs its ordinary price again, €69.99');
});

test.each(['refundedThenAccess', 'withdrawnThenAccess', 'renewalOnBesideAccess'] as const)(
  '%s: access that waits begins by itself, and nothing says that it can be cancelled',
  (state) => {
    const { text } = draw(state);
    expect(text).toContain('access by a code or a gift begins by itself on 10\u00a0November 2027');
    expect(text).not.toContain('You can cancel it');
  },
);
