import { expect, test } from 'vitest';
import i18next from 'i18next';
import { drawMail } from '../drawMail.tsx';
import { sampleMailFrame as frame } from '../sampleMailFrame.ts';
import { passwordChangedStates as states } from './PasswordChanged.states.ts';

const t = i18next.getFixedT<'mails'>('en', 'mails');
const textOf = (state: keyof typeof states) => drawMail('passwordChanged', states[state], frame, t).text;

test('an authenticator app that was removed is told of apart from the ways to log in, and where there was one alone', () => {
  expect(textOf('appRemoved')).toContain('set up after your email was changed is removed too');
  expect(textOf('appRemoved')).not.toContain('no longer log in');
  expect(textOf('passkeysRemoved')).not.toContain('authenticator app');
});
