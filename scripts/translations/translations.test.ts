import { describe, expect, test } from 'vitest';
import { faultsBeside } from '../../translations/checks/compare.ts';
import {
  avoidedWords,
  brokenEmails,
  englishLeaks,
  idleAllowances,
  looseMarks,
  looseNumbers,
  severalNames,
  slips,
  strayMarks,
  unseenJoiners,
} from '../../translations/checks/wording.ts';
import { askedIn, orphans } from './asked-keys.ts';

const english = new Map([
  ['login:title', 'Log in'],
  ['login:days_one', '{{count}} free day'],
  ['login:days_other', '{{count}} free days'],
  ['login:terms', 'By <terms>our terms</terms>, {{name}}'],
]);

describe('the translations check', () => {
  test('finds nothing in a language that has the keys, forms, placeholders and tags that it needs', () => {
    const french = new Map([
      ['login:title', 'Se connecter'],
      ['login:days_one', '{{count}} jour gratuit'],
      ['login:days_many', '{{count}} de jours gratuits'],
      ['login:days_other', '{{count}} jours gratuits'],
      ['login:terms', '{{name}}, selon <terms>nos conditions</terms>'],
    ]);
    expect(faultsBeside(english, 'fr', french)).toEqual([]);
    expect(slips('fr', french)).toEqual([]);
  });

  test('names what is missing, too much, or different', () => {
    const german = new Map([
      ['login:days_other', '{{tage}} freie Tage'],
      ['login:days_one', 'ein freier Tag'],
      ['login:days_many', '{{count}} freie Tage'],
      ['login:terms', 'Nach unseren Bedingungen, {{name}}'],
    ]);
    expect(faultsBeside(english, 'de', german)).toEqual([
      'de lacks login:title',
      'de has login:days_many, which English or its plural forms have not',
      'de login:days_other: placeholders are tage, in English count',
      'de login:terms: tags are none, in English </terms> <terms>',
    ]);
  });

  test('finds English left in another language, unless it is allowed there', () => {
    const german = new Map([['login:title', 'Log in']]);
    expect(englishLeaks(english, 'de', german, {})).toHaveLength(1);
    expect(englishLeaks(english, 'de', german, { 'Log in': ['de'] })).toEqual([]);
    expect(
      idleAllowances(english, new Map([['de', new Map<string, string>()]]), { 'Log in': ['de'] }),
    ).toHaveLength(1);
  });

  test('finds a French mark that could begin a line alone', () => {
    const loose = ['Autre chose ?', 'Autre chose?', 'Choisissez « Famille »', 'Puis : voilà\u202f!'];
    const kept = ['Autre chose\u202f? {{day, x: y}}', 'Choisissez «\u00a0Famille\u00a0», puis\u202f: voilà'];
    const texts = (list: string[]) => new Map(list.map((text, at) => [`login:${String(at)}`, text]));
    expect(looseMarks('fr', texts(loose))).toHaveLength(loose.length);
    expect(looseMarks('fr', texts(kept))).toEqual([]);
    expect(looseMarks('en', texts(loose))).toEqual([]);
  });

  test('finds a number that could be separated from what it counts, except in English', () => {
    const texts = new Map([
      ['home:loose', '{{count}} Tage gratis'],
      ['home:kept', '{{count}}\u00a0Tage gratis, {{price}} im Jahr'],
    ]);
    expect(looseNumbers('de', texts)).toEqual([
      'de home:loose lacks a no-break space (\\u00a0) after its number: “{{count}} Tage gratis”',
    ]);
    expect(looseNumbers('en', texts)).toEqual([]);
  });

  test('finds a sentence that could be broken within “e-mail”, but neither a label nor a mail', () => {
    const broken = new Map([
      ['login:email.missing', 'Votre e-mail manque'],
      ['login:email.label', 'E-mail'],
      ['login:meta.title', 'Votre e-mail · Stillpoint'],
      ['login:email.invalid', 'Vérifiez votre e-\u2060mail'],
      ['mails:footer.reason', 'Vous recevez cet e-mail'],
    ]);
    expect(brokenEmails('fr', broken)).toEqual([
      'fr login:email.missing lacks a word joiner (\\u2060) after the hyphen of “e-mail”: “Votre e-mail manque”',
    ]);
  });

  test('finds a word joiner that is not written as an escape', () => {
    const content = '{\n  "label": "E-\\u2060Mail",\n  "hint": "Deine E-\u2060Mail"\n}\n';
    expect(unseenJoiners('translations/de/login.json', content)).toEqual([
      'translations/de/login.json:3 has a word joiner that cannot be seen; write: \\u2060',
    ]);
  });

  test('finds words and marks that a language avoids, and says what to write', () => {
    const avoided = { de: { Voucher: 'Gutschein', '"': '„…“' } };
    const texts = new Map([
      ['login:title', 'Dein voucher'],
      ['login:text', 'Wähle "Familie"'],
      ['login:code', 'Dein Gutschein gilt für „Familie“'],
    ]);
    expect(avoidedWords('de', texts, avoided)).toEqual([
      'de login:title says “Voucher”; write: Gutschein',
      'de login:text says “"”; write: „…“',
    ]);
    expect(avoidedWords('fr', texts, avoided)).toEqual([]);
  });

  test('finds one thing under several names, and names for which there is no text', () => {
    const oneName = { home: ['notFound:home', 'mail:home'] };
    const texts = (mail: string) =>
      new Map([
        ['notFound:home', 'Back to home'],
        ['mail:home', mail],
      ]);
    expect(severalNames('en', texts('Back to home'), oneName)).toEqual([]);
    expect(severalNames('en', texts('To the start'), oneName)).toEqual([
      'en has several names for home: Back to home, To the start',
    ]);
    expect(severalNames('en', new Map([['notFound:home', 'Back to home']]), oneName)).toHaveLength(1);
  });

  test('finds a word written twice, but lets a language have its own doubles', () => {
    expect(slips('en', new Map([['login:title', 'Log in to the the site']]))).toHaveLength(1);
    expect(slips('fr', new Map([['login:title', 'Nous nous reposons']]))).toEqual([]);
  });

  test('finds marks that no reader sees, and what i18next would read as its own', () => {
    const texts = new Map([
      ['login:title', 'Log\u202ein'],
      ['login:lines', 'Log\nin'],
      ['login:half', '\ud83c'],
      ['login:open', 'Hello {{name'],
      ['login:within', '$t(login:title)'],
      ['login:kept', 'E-\u2060Mail, {{name}}\u202f: 👩\u200d💻'],
    ]);
    expect(strayMarks('en', texts)).toEqual([
      'en login:title has a mark that cannot be seen: U+202E',
      'en login:lines has a mark that cannot be seen: U+000A',
      'en login:half has a mark that cannot be seen: U+D83C',
      'en login:open has a placeholder that is not closed: “Hello {{name”',
      'en login:within has a text within it: “$t(…)”',
    ]);
  });

  test('finds keys that no source asks for, by literal, computed and inherited paths', () => {
    const source = `
      const { t } = useTranslation('login');
      t(($) => $.title); t($ => state.ok ? $[part].text : $['more']);
    `;
    const texts = new Map([
      ['login:title', ''],
      ['login:failure.text', ''],
      ['login:more.below_other', ''],
      ['login:old', ''],
      ['home:title', ''],
    ]);
    expect(orphans(texts, [askedIn(source)])).toEqual(['login:old', 'home:title']);
  });
});
