/** @vitest-environment node */
import { expect, test } from 'vitest';
import i18next from 'i18next';
import { drawMail } from '../drawMail.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { referralNewsStates as states } from './ReferralNews.states.ts';
import type { ReferralNewsFacts } from './ReferralNewsState.ts';

function draw(facts: ReferralNewsFacts) {
  const mail = drawMail('referralNews', facts, sampleMailFrame, i18next.getFixedT<'mails'>('en', 'mails'));
  return { ...mail, text: mail.text.replaceAll('\u00a0', ' ') };
}

test('says how many friends came, never who, and leads to the link', () => {
  const { subject, text, html } = draw(states.severalCame);
  expect(subject).toBe('3 friends came through your link');
  expect(text).toContain('Your link has brought 3 friends');
  expect(text).toContain('You see how many friends came, never who.');
  expect(html).toContain(`href="${states.severalCame.link}"`);
});

test('says that a month is credited, what it is worth, and what is charged next', () => {
  const { subject, text } = draw(states.month);
  expect(subject).toBe('A month for you');
  expect(text).toContain('A friend has stayed, so a month is yours.');
  expect(text).toMatch(/Credited: €5\.83/);
  expect(text).toMatch(/Next charge: €64\.16 on 8 January 2027/);
  expect(text).not.toContain('free nights that you give');
});

test('tells of friends and months in one mail, the months in its subject', () => {
  const { subject, text } = draw(states.both);
  expect(subject).toBe('A month for you');
  expect(text).toContain('Your link has brought 2 friends');
  expect(text).toContain('And a month is yours, since a friend has stayed.');
});

test.each([
  ['no charge', states.withoutCharge, 'Next charge'],
  ['no sum', states.withoutSum, 'Credited'],
])('tells of %s where there is none', (_, facts, label) => {
  expect(draw(facts).text).not.toContain(label);
});
