import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import { discountReminderStates } from './DiscountReminder/DiscountReminder.states.ts';
import { drawMail } from './drawMail.tsx';
import type { MailFacts, MailName } from './MailFacts.ts';
import { receiptStates } from './Receipt/Receipt.states.ts';
import { sampleMailFrame } from './sampleMailFrame.ts';
import { studentVerifiedStates } from './StudentVerified/StudentVerified.states.ts';
import { subscriptionChangedStates } from './SubscriptionChanged/SubscriptionChanged.states.ts';
import { trialReminderStates } from './TrialReminder/TrialReminder.states.ts';

function draw<Name extends MailName>(mail: Name, facts: MailFacts[Name]) {
  return drawMail(
    mail,
    facts,
    { ...sampleMailFrame, language: 'en' },
    i18next.getFixedT<'mails'>('en', 'mails'),
  );
}

describe('credit', () => {
  test('is taken off what the reminder says is charged', () => {
    const { text } = draw('trialReminder', trialReminderStates.withCredit);
    expect(text).toContain('we charge €64.15, and your first year begins. €5.84 credit is taken off.');
  });

  test('that pays it in full: the reminder says that nothing is to pay, and names no card', () => {
    const { text } = draw('trialReminder', trialReminderStates.paidByCredit);
    expect(text).toContain('Your credit pays for it, so there is nothing to pay.');
    expect(text).not.toMatch(/€0|Visa|we charge/);
  });

  test('stands beside a price that a mail tells', () => {
    const { text } = draw('discountReminder', discountReminderStates.withCredit);
    expect(text).toContain('its ordinary price of €69.99 a year. €5.84 credit is taken off on that day');
    expect(text).toContain('and we charge €64.15.');
    expect(draw('discountReminder', discountReminderStates.paidByCredit).text).toContain(
      '€12.99 a month. Your credit pays for it on that day, so there is nothing to pay.',
    );
    expect(draw('studentVerified', studentVerifiedStates.withCredit).text).toContain('we charge €64.15.');
  });

  test('is a line of the receipt, and no sum of a change that it pays', () => {
    const lines = draw('receipt', receiptStates.withCredit).text.replaceAll(/\s+/g, ' ');
    expect(lines).toMatch(/Paid from your credit: [-−]€5\.84/);
    expect(lines).toContain('Paid: €64.15');
    const changed = draw('subscriptionChanged', subscriptionChangedStates.pauseUndonePaidByCredit);
    expect(changed.text).toMatch(/Nothing on 20.December 2026, your credit pays for it/);
  });
});
