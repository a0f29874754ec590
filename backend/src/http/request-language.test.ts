import { expect, test } from 'vitest';
import { languageOfCall } from './request-language.ts';

const host = 'stillpoint.example';

test.each([
  ['the page in German, whatever the browser prefers', { referer: `https://${host}/de/checkout` }, 'de'],
  ['the page in English', { referer: `https://${host}/checkout`, 'accept-language': 'fr' }, 'en'],
  ['a page of another site', { referer: 'https://other.example/de', 'accept-language': 'fr' }, 'fr'],
  ['a preference for a region', { 'accept-language': 'pt-BR,pt;q=0.9,en;q=0.8' }, 'pt'],
  ['a second choice', { 'accept-language': 'nl, es;q=0.5' }, 'es'],
  ['languages that the site does not have', { 'accept-language': 'nl,ja;q=0.5' }, 'en'],
  ['nothing', {}, 'en'],
  ['what no browser sends', { referer: '%', 'accept-language': ';;q=,' }, 'en'],
])('the language of a call with %s', (_what, headers, language) => {
  expect(languageOfCall({ headers, host })).toBe(language);
});

test('a language that was chosen before goes before the browser’s, and after the one of the page', () => {
  const cookies = { language: 'es' };
  const headers = { 'accept-language': 'fr' };
  expect(languageOfCall({ headers, host, cookies })).toBe('es');
  expect(languageOfCall({ headers, host, cookies: { language: 'xx' } })).toBe('fr');
  expect(languageOfCall({ headers: { referer: `https://${host}/de/login` }, host, cookies })).toBe('de');
});
