import { expect, test } from 'vitest';
import { languages, namespaces } from '@stillpoint/translations';
import i18next, { type Resource } from 'i18next';
import { withBrand } from './withBrand.ts';

const calmNights = { name: 'Calm Nights' };

function renamed(language: string, text: string, brand = calmNights): unknown {
  return withBrand({ [language]: { screen: { title: text } } }, brand)[language]?.screen;
}

test('texts name the brand, and what was given stays as it was', () => {
  const resources = { en: { login: { meta: { title: 'Log in · Stillpoint' }, title: 'Welcome back' } } };
  expect(withBrand(resources, calmNights)).toEqual({
    en: { login: { meta: { title: 'Log in · Calm Nights' }, title: 'Welcome back' } },
  });
  expect(resources.en.login.meta.title).toBe('Log in · Stillpoint');
});

test('lists and what is no text are kept', () => {
  const resources = { en: { own: { steps: ['Open Stillpoint'], count: 2 } } };
  expect(withBrand(resources, calmNights)).toEqual({
    en: { own: { steps: ['Open Calm Nights'], count: 2 } },
  });
});

test('a name with marks of its own is taken as it stands', () => {
  expect(renamed('en', 'Open Stillpoint', { name: 'M$& & $1' })).toEqual({ title: 'Open M$& & $1' });
});

test.each(['<b>Ohm</b>', 'Tom & "Jerry"', 'أوم', '🌙', '{Ohm}', '$t', 'Ohm '.repeat(50)])(
  'i18next shows a name as it stands: %s',
  async (name) => {
    const resources = { en: { screen: { title: 'Open {{count}} of Stillpoint' } } };
    const i18n = i18next.createInstance();
    await i18n.init({
      ...{ lng: 'en', ns: 'screen', resources: withBrand(resources, { name }) },
      interpolation: { escapeValue: false },
    });
    expect((i18n.t as (key: string, values: object) => string)('title', { count: 2 })).toBe(
      `Open 2 of ${name}`,
    );
  },
);

test.each(['', ' ', 'Ohm {{count}}', 'Ohm }}', '$t(other)'])(
  'a name that could not be shown is refused: %j',
  (name) => {
    expect(() => renamed('en', 'Open Stillpoint', { name })).toThrow(RangeError);
  },
);

test('German compounds are hyphenated throughout', () => {
  expect(renamed('de', 'Dein Stillpoint-Konto bei Stillpoint')).toEqual({
    title: 'Dein Calm-Nights-Konto bei Calm Nights',
  });
});

test.each([
  ['Ohm', 'L’offre d’Ohm, alors qu’Ohm coûte moins'],
  ['Lumen', 'L’offre de Lumen, alors que Lumen coûte moins'],
])('French elides before a vowel: %s', (name, title) => {
  expect(renamed('fr', 'L’offre de Stillpoint, alors que Stillpoint coûte moins', { name })).toEqual({
    title,
  });
  expect(renamed('fr', 'Le monde Stillpoint', { name })).toEqual({ title: `Le monde ${name}` });
});

test('other languages do not elide', () => {
  expect(renamed('es', 'Tu cuenta de Stillpoint', { name: 'Ohm' })).toEqual({ title: 'Tu cuenta de Ohm' });
});

test.each(languages)('the texts name the product in one form, so that none is left: %s', (language) => {
  const resources: Resource = {
    [language]: Object.fromEntries(
      namespaces.map((name) => [name, i18next.getResourceBundle(language, name) as Resource[string][string]]),
    ),
  };
  expect(JSON.stringify(resources)).not.toMatch(/Stillpoint[\p{L}’]|stillpoint/u);
  expect(JSON.stringify(withBrand(resources, calmNights))).not.toMatch(/stillpoint/i);
});
