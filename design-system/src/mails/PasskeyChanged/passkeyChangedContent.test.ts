import { expect, test } from 'vitest';
import i18next from 'i18next';
import { drawMail } from '../drawMail.tsx';
import { sampleMailFrame as frame } from '../sampleMailFrame.ts';
import { passkeyChangedStates } from './PasskeyChanged.states.ts';

test('a passkey is told of with its day, and the mail leads to where it can be changed back', () => {
  const t = i18next.getFixedT<'mails'>('en', 'mails');
  const { subject, text, html } = drawMail('passkeyChanged', passkeyChangedStates.added, frame, t);
  expect(subject).toBe('A passkey was added');
  expect(text).toMatch(/On 20\s*November 2026, a passkey was added to your account\./);
  expect(html).toContain(`href="${frame.links.passkeys}"`);
  expect(text).toContain('remove it and choose a new password right away');
  expect(drawMail('passkeyChanged', passkeyChangedStates.removed, frame, t).subject).toBe(
    'A passkey was removed',
  );
});

test('a passkey that may have been copied is told of with what to do, and never as the owner’s own change', () => {
  const t = i18next.getFixedT<'mails'>('en', 'mails');
  const { subject, text, html } = drawMail('passkeyChanged', passkeyChangedStates.refused, frame, t);
  expect(subject).toBe('A passkey was refused');
  expect(text).toContain('it may have been copied');
  expect(text).toContain('add a new passkey and remove the others');
  expect(html).not.toContain('there is nothing to do');
});
