/** @vitest-environment node */
import { expect, test } from 'vitest';
import i18next from 'i18next';
import { drawMail } from '../drawMail.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { giftTakenBackStates } from './GiftTakenBack.states.ts';

const draw = (facts: Parameters<typeof drawMail<'giftTakenBack'>>[1]) =>
  drawMail('giftTakenBack', facts, sampleMailFrame, i18next.getFixedT<'mails'>('en', 'mails'));

test('says that the code no longer works, whom to ask, and that nothing is to be done', () => {
  const { text } = draw(giftTakenBackStates.year);
  expect(text).toContain('Alex gave you twelve months of Stillpoint.');
  expect(text).toContain('its code no longer works');
  expect(text).toContain('nothing you need to do');
  expect(text).toContain('Alex is the one to ask');
});

test('names no giver whose account has no name', () => {
  const { text } = draw(giftTakenBackStates.withoutName);
  expect(text).toContain('You were given twelve months of Stillpoint.');
  expect(text).not.toContain('undefined');
});
