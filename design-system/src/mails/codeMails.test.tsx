/** @vitest-environment node */
import { expect, test } from 'vitest';
import i18next from 'i18next';
import { addressCodeStates } from './AddressCode/AddressCode.states.ts';
import { drawMail } from './drawMail.tsx';
import { sampleMailFrame } from './sampleMailFrame.ts';
import { signInCodeStates } from './SignInCode/SignInCode.states.ts';

const { home } = sampleMailFrame.links;
const t = i18next.getFixedT('en', 'mails');

test.each([
  ['signInCode', signInCodeStates.named],
  ['addressCode', addressCodeStates.unnamed],
] as const)('a code that one browser alone can take leads to no page, %s', (mail, facts) => {
  const { text, html } = drawMail(mail, facts, sampleMailFrame, t);
  expect(text).not.toContain('Open Stillpoint');
  // The mark above the mail leads home, as in every mail.
  expect(html.split(`href="${home}"`)).toHaveLength(2);
});

test('a code that is typed on a page of the account leads there', () => {
  const { text } = drawMail('addressCode', addressCodeStates.named, sampleMailFrame, t);
  expect(text).toContain(`Open Stillpoint\n${addressCodeStates.named.link}`);
});
