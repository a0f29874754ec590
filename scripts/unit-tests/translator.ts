import i18next, { type Resource } from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { initReactI18next } from 'react-i18next';

const folder = join(import.meta.dirname, '../../translations');

/** The real words of all languages, so that tests read what visitors read. A missing key is an error. */
await i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: false,
  resources: readWords(),
  interpolation: { escapeValue: false },
  saveMissing: true,
  missingKeyHandler: (languages, namespace, key) => {
    console.error(`No words for ${namespace}:${key} in ${languages.join(', ')}`);
  },
  missingInterpolationHandler: (text: string, [placeholder = '']: string[]) => {
    console.error(`No value for ${placeholder} in “${text}”`);
  },
});

function readWords(): Resource {
  const languages = readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name));
  return Object.fromEntries(languages.map((language) => [language, readLanguage(join(folder, language))]));
}

function readLanguage(path: string): Resource[string] {
  const files = readdirSync(path).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(path, file), 'utf8')) as Resource[string][string],
    ]),
  );
}
