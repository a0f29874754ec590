import { expect, test } from 'vitest';
import type { Language } from '@stillpoint/translations';
import i18next from 'i18next';
import { addressCodeStates } from './AddressCode/AddressCode.states.ts';
import { dataFileStates } from './DataFile/DataFile.states.ts';
import { drawMail } from './drawMail.tsx';
import { identityUnlinkedStates } from './IdentityUnlinked/IdentityUnlinked.states.ts';
import { passwordResetStates } from './PasswordReset/PasswordReset.states.ts';
import { sampleMailFrame } from './sampleMailFrame.ts';

const words = () => i18next.getFixedT<'mails'>('en', 'mails');

test('the button of a code leads to the page where any browser can type it, or home', () => {
  const named = drawMail('addressCode', addressCodeStates.named, sampleMailFrame, words());
  expect(named.html).toContain('href="https://stillpoint.example/user"');
  const { html } = drawMail('addressCode', addressCodeStates.unnamed, sampleMailFrame, words());
  expect(html).not.toContain('/user"');
});

test('the only login method, ended at the company, leads to a password', () => {
  const { subject, html } = drawMail(
    'identityUnlinked',
    identityUnlinkedStates.onlyLoginMethod,
    sampleMailFrame,
    words(),
  );
  expect(subject).toBe('Your login with Apple has ended');
  expect(html).toContain(`href="${sampleMailFrame.links.forgotPassword}"`);
});

test('the button of a file leads to the page of the own data, and the note to a new password', () => {
  const { html } = drawMail('dataFile', dataFileStates.named, sampleMailFrame, words());
  expect(html).toContain(`href="${dataFileStates.named.link}"`);
  expect(html).toContain(`href="${sampleMailFrame.links.forgotPassword}"`);
});

test('a person who asks for a new password and has none reads how the account is entered, and can add one', () => {
  const facts = passwordResetStates.withoutPassword;
  const { subject, html, text } = drawMail('passwordReset', facts, sampleMailFrame, words());
  expect(subject).toBe('You log in with Apple');
  expect(text).toContain('you log in with Apple, and can carry on doing so');
  expect(html).toContain('Add a password');
  expect(html).toContain(`href="${facts.link}"`);
});

test('a person without a password who logs in with several companies reads that a new one disconnects each', () => {
  const drawnIn = (language: Language) => {
    const frame = { ...sampleMailFrame, language };
    const t = i18next.getFixedT<'mails'>(language, 'mails');
    const { subject, text } = drawMail('passwordReset', passwordResetStates.severalCompanies, frame, t);
    return { subject, text: text.replaceAll(/\s+/g, ' ') };
  };
  const english = drawnIn('en');
  expect(english.subject).toBe('You log in without a password');
  expect(english.text).toContain('you log in with Apple and your work account, and can carry on doing so');
  expect(english.text).toContain('adding a password disconnects Apple and your work account.');
  expect(drawnIn('de').text).toContain('die Verbindung mit Apple und deinem Arbeitskonto getrennt.');
  expect(drawnIn('es').text).toContain(
    'al añadirla se desconecta el acceso con Apple y tu cuenta del trabajo.',
  );
  expect(drawnIn('fr').text).toContain(
    'la connexion avec Apple et votre compte professionnel prend alors fin.',
  );
  expect(drawnIn('pt').text).toContain('encerra o acesso com Apple e sua conta do trabalho.');
});
