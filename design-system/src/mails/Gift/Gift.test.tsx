/** @vitest-environment node */
import { expect, test } from 'vitest';
import i18next from 'i18next';
import { drawMail } from '../drawMail.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { giftStates } from './Gift.states.ts';

const draw = (facts: Parameters<typeof drawMail<'gift'>>[1]) =>
  drawMail('gift', facts, sampleMailFrame, i18next.getFixedT<'mails'>('en', 'mails'));

test('says who gives what, in whose words, and how it is opened', () => {
  const { subject, text, html } = draw(giftStates.year);
  expect(subject).toBe('Alex has a gift for you');
  expect(text).toContain('Alex gives you twelve months of Stillpoint.');
  expect(text).toContain('Breathe out, I’ve got the dishes.');
  expect(text).toContain('QT7K-2M94-WDXE');
  expect(html).toContain(`href="${giftStates.year.link}"`);
});

test('what its giver wrote stays text', () => {
  const { html } = draw({ ...giftStates.year, message: '<a href="//evil.example">Win</a> & <b>more</b>' });
  expect(html).not.toContain('<a href="//evil');
  expect(html).toContain('&lt;b&gt;more&lt;/b&gt;');
});
