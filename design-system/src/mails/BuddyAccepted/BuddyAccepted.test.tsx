/** @vitest-environment node */
import { expect, test } from 'vitest';
import i18next from 'i18next';
import { drawMail } from '../drawMail.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { buddyAcceptedStates as states } from './BuddyAccepted.states.ts';
import type { BuddyAcceptedFacts } from './BuddyAcceptedState.ts';

function draw(facts: BuddyAcceptedFacts) {
  return drawMail('buddyAccepted', facts, sampleMailFrame, i18next.getFixedT<'mails'>('en', 'mails'));
}

test('says who accepted, that nothing is shared by itself, and leads to the buddies', () => {
  const { subject, text, html } = draw(states.one);
  expect(subject).toBe('June accepted your buddy request');
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Buddies see of each other only what each chooses to share');
  expect(text).not.toContain('others');
  expect(html).toContain(`href="${states.one.link}"`);
});

test.each([
  [states.oneMore, 'One other person accepted as well.'],
  [states.several, '4 other people accepted as well.'],
])('says how many others accepted, %#', (facts, words) => {
  expect(draw(facts).text.replaceAll(/\s+/g, ' ')).toContain(words);
});

test('a person without a first name is no gap in a sentence', () => {
  const { subject, text } = draw(states.withoutName);
  expect(subject).toBe('A member accepted your buddy request');
  expect(text).toContain('A member');
});
