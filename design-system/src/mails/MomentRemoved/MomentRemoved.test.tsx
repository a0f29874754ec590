/** @vitest-environment node */
import { expect, test } from 'vitest';
import i18next from 'i18next';
import { drawMail } from '../drawMail.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { momentRemovedStates as states } from './MomentRemoved.states.ts';
import type { MomentRemovedFacts } from './MomentRemovedState.ts';

function draw(facts: MomentRemovedFacts) {
  const { text, ...mail } = drawMail(
    'momentRemoved',
    facts,
    sampleMailFrame,
    i18next.getFixedT<'mails'>('en', 'mails'),
  );
  return { ...mail, text: text.replaceAll(/\s+/g, ' ') };
}

test('says that the moment is removed, why, and where to say that it is wrong', () => {
  const { subject, text, html } = draw(states.hurtful);
  expect(subject).toBe('We’ve removed your moment');
  expect(text).toContain('It was reported as hurtful.');
  expect(text).toContain('If you think that’s wrong');
  expect(text).not.toContain('until');
  expect(html).toContain(`href="${states.hurtful.link}"`);
});

test('says until when nothing can be shared', () => {
  expect(draw(states.barred).text).toContain('You can’t share moments until 30 December 2026.');
});

test('does not say that a moment is removed which its author had taken back', () => {
  const { subject, text } = draw(states.barredTakenBack);
  expect(subject).toBe('You can’t share moments for now');
  expect(text).not.toContain('removed');
});
