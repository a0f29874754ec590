import { expect, test } from 'vitest';
import i18next from 'i18next';
import { drawMail } from '../drawMail.tsx';
import { sampleMailFrame as frame } from '../sampleMailFrame.ts';
import { secondFactorChangedStates as states } from './SecondFactorChanged.states.ts';

const t = i18next.getFixedT<'mails'>('en', 'mails');
const textOf = (state: keyof typeof states) => drawMail('secondFactorChanged', states[state], frame, t).text;

test('what only a reader of the mailbox can turn on names the mailbox first, as a new password is mailed there', () => {
  for (const state of ['on', 'appOn'] as const) {
    expect(textOf(state)).toMatch(/someone can read your emails: first give your mailbox a new password/);
  }
});

test('a new app is never said to be gone after a new password', () => {
  expect(textOf('appOn')).toContain('remove the app there');
  expect(textOf('appOn')).toContain('It leaves the app as it is');
});

test('what was turned off says that a new password logs out everyone, and nothing of the mailbox', () => {
  for (const state of ['off', 'appOff'] as const) {
    expect(textOf(state)).toContain('choose a new password right away: that logs out everyone');
    expect(textOf(state)).not.toContain('mailbox');
  }
});
