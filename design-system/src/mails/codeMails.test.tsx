/** @vitest-environment node */
import { expect, test } from 'vitest';
import i18next from 'i18next';
import { addressCodeStates } from './AddressCode/AddressCode.states.ts';
import { codeUses } from './AddressCode/AddressCodeState.ts';
import { drawMail } from './drawMail.tsx';
import { sampleMailFrame } from './sampleMailFrame.ts';
import { signInCodeStates } from './SignInCode/SignInCode.states.ts';

const { home } = sampleMailFrame.links;
const t = i18next.getFixedT<'mails'>('en', 'mails');

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

test('each mail with a code says what the code does', () => {
  const drawn = codeUses.map((codeFor) => {
    const facts = { ...addressCodeStates.named, codeFor };
    return drawMail('addressCode', facts, sampleMailFrame, t).text;
  });
  expect(new Set(drawn)).toHaveProperty('size', codeUses.length);
  const off = drawMail('addressCode', addressCodeStates.secondFactorOff, sampleMailFrame, t);
  expect(off.text).toContain('This code is for turning off the second step of your login. It works once');
  expect(off.text).not.toContain('confirm your email');
});

test('who did not ask for a code from within the account is told to give it to no one', () => {
  const { text } = drawMail('addressCode', addressCodeStates.secondFactorOff, sampleMailFrame, t);
  expect(text).toContain('tell nobody the code');
  const confirming = drawMail('addressCode', addressCodeStates.named, sampleMailFrame, t);
  expect(confirming.text).toContain('If you didn’t ask for it, there is nothing to do.');
});
