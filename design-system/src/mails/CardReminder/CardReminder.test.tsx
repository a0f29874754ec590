/** @vitest-environment node */
import { expect, test } from 'vitest';
import { languages, type Language } from '@stillpoint/translations';
import i18next from 'i18next';
import { drawMail } from '../drawMail.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { cardReminderStates } from './CardReminder.states.ts';
import type { CardReminderFacts } from './CardReminderState.ts';

const { links } = sampleMailFrame;
const facts = cardReminderStates.chargedAfter;

function drawn(language: Language, state: CardReminderFacts = facts) {
  const frame = { ...sampleMailFrame, language };
  const mail = drawMail('cardReminder', state, frame, i18next.getFixedT<'mails'>(language, 'mails'));
  return { ...mail, text: mail.text.replaceAll(/\s+/g, ' ') };
}

test('names the card, its end and the next charge, and links to another payment method', () => {
  const { subject, text, html } = drawn('en');
  expect(subject).toBe('Your card expires at the end of November 2026');
  expect(text).toContain('Your Visa ending in 4242 is valid until the end of November 2026.');
  expect(text).toContain('charged next on 4 December 2026. That charge may fail with this card.');
  expect(text).toContain('Nothing is charged today.');
  expect(html).toContain(`href="${links.changePayment}"`);
  expect(text).toContain(links.cancel);
});

test('a charge before the end still goes to the card', () => {
  const { text } = drawn('en', cardReminderStates.chargedBefore);
  expect(text).toContain('charged next on 20 November 2026, still to this card. Charges after it may fail.');
});

test.each([
  ['de', 'Deine Karte läuft Ende November 2026 ab', 'am 4. Dezember 2026', 'Heute wird nichts abgebucht.'],
  [
    'es',
    'Tu tarjeta caduca a finales de noviembre de 2026',
    'el 4 de diciembre de 2026',
    'Hoy no se cobra nada.',
  ],
  ['fr', 'Votre carte expire fin novembre 2026', 'le 4 décembre 2026', 'Rien n’est prélevé aujourd’hui.'],
  ['pt', 'Seu cartão vence no fim de novembro de 2026', 'em 4 de dezembro de 2026', 'Hoje nada é cobrado.'],
] as const)('says the same in %s', (language, subject, day, today) => {
  const mail = drawn(language);
  expect(mail.subject.replaceAll(/\s/g, ' ')).toBe(subject);
  for (const part of ['Visa', '4242', day, today]) expect(mail.text).toContain(part);
});

test.each(languages)('the subject in %s fits a list of mails in each month', (language) => {
  for (let month = 1; month <= 12; month += 1) {
    const card = { ...facts.card, validUntil: `2026-${String(month).padStart(2, '0')}` };
    expect(drawn(language, { ...facts, card }).subject.length).toBeLessThanOrEqual(50);
  }
});
