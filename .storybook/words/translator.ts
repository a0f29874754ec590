import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { setOwnTexts } from './ownTexts.ts';
import { toPseudo } from './pseudo.ts';
import { recorder } from './record.ts';

const files = import.meta.glob<ResourceLanguage[string]>('../../translations/??/*.json', {
  import: 'default',
});
const translators = new Map<string, Promise<i18n>>();

/** All words of a language, ready to be provided to a story. A missing word fails the story's test. */
export function translatorFor(language: string): Promise<i18n> {
  const known = translators.get(language);
  if (known) return known;

  const made = makeTranslator(language).catch((fault: unknown) => {
    translators.delete(language);
    throw fault;
  });
  translators.set(language, made);
  return made;
}

/** Gives every translator the texts that this browser keeps in place of those of the files. What is drawn with one follows. */
export async function followOwnTexts(): Promise<void> {
  for (const translator of await Promise.all(translators.values())) {
    if (setOwnTexts(translator)) translator.emit('languageChanged', translator.language);
  }
}

async function makeTranslator(language: string) {
  const english = language === 'pseudo';
  const words = await readWords(english ? 'en' : language);
  const translator = createInstance({
    lng: language,
    fallbackLng: false,
    // The pseudo-language has the plural forms of English.
    resources: { [language]: english ? toPseudo(words) : words },
    interpolation: { escapeValue: false },
    postProcess: recorder.name,
    postProcessPassResolved: true,
    saveMissing: true,
    missingKeyHandler: (languages, namespace, key) => {
      throw new Error(`No words for ${namespace}:${key} in ${languages.join(', ')}`);
    },
    missingInterpolationHandler: (text: string, [placeholder = '']: string[]) => {
      throw new Error(`No value for ${placeholder} in “${text}”`);
    },
  });
  await translator.use(recorder).use(initReactI18next).init();
  setOwnTexts(translator);
  return translator;
}

async function readWords(language: string): Promise<ResourceLanguage> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/translations/${language}/`));
  return Object.fromEntries(
    await Promise.all(
      own.map(async ([path, load]) => [path.replace(/^.*\/(\w+)\.json$/, '$1'), await load()] as const),
    ),
  );
}
