/** @vitest-environment node */
import { expect, test } from 'vitest';
import i18next from 'i18next';
import { drawMail } from '../drawMail.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { giftRefundStates } from './GiftRefund.states.ts';

const draw = (facts: Parameters<typeof drawMail<'giftRefund'>>[1]) =>
  drawMail('giftRefund', facts, sampleMailFrame, i18next.getFixedT<'mails'>('en', 'mails'));

test('says what was given, how much goes back, when, and to which payment method', () => {
  const { subject, text: written } = draw(giftRefundStates.toCard);
  const text = written.replaceAll(/\s+/g, ' ');
  expect(subject).toBe('Your gift for June is taken back');
  for (const part of ['twelve months of Stillpoint', '€69.99', '29 November 2026', 'Visa ending in 4242'])
    expect(text).toContain(part);
  expect(text).toContain('We have told June');
});

test('says that the receiver had no mail where the gift had not gone out', () => {
  const { text } = draw(giftRefundStates.toPayPal);
  expect(text).toContain('PayPal');
  expect(text).toContain('had not sent it to June');
});
