/** @vitest-environment node */
import { expect, test } from 'vitest';
import i18next from 'i18next';
import { drawMail } from '../drawMail.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { buddyRequestStates as states } from './BuddyRequest.states.ts';
import type { BuddyRequestFacts } from './BuddyRequestState.ts';

function draw(facts: BuddyRequestFacts) {
  return drawMail('buddyRequest', facts, sampleMailFrame, i18next.getFixedT<'mails'>('en', 'mails'));
}

test('says who asks, that nothing is shared by itself, and leads to the answer', () => {
  const { subject, text, html } = draw(states.one);
  expect(subject).toBe('June wants to be your buddy');
  expect(text).toContain('Until you accept, nothing happens.');
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Buddies see of each other only what each chooses to share');
  expect(text).not.toContain('others');
  expect(html).toContain(`href="${states.one.link}"`);
});

test.each([
  [states.oneMore, 'One other person asks as well.'],
  [states.several, '4 other people ask as well.'],
])('says how many others ask, %#', (facts, words) => {
  expect(draw(facts).text.replaceAll(/\s+/g, ' ')).toContain(words);
});

test('a person without a first name is no gap in a sentence', () => {
  const { subject, text } = draw(states.withoutName);
  expect(subject).toBe('A member wants to be your buddy');
  expect(text).toContain('A member');
});
