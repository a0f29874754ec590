import { defaultLanguage, type Dictionary, type Language } from '@stillpoint/translations';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { MissingKey, MissingValue } from '../services/errors.ts';

/** An i18next instance with its words given, so that it is ready synchronously. */
export function createI18n(
  language: Language,
  dictionary: Dictionary,
  onMissingWords: (missing: MissingKey | MissingValue) => void,
): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: defaultLanguage,
    resources: { [language]: dictionary },
    ns: Object.keys(dictionary),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    saveMissingTo: 'current',
    missingKeyHandler: (languages, namespace, key) => {
      onMissingWords({ language: languages.join(), namespace, key });
    },
    missingInterpolationHandler: (text: string, [, placeholder = '']: string[]) => {
      onMissingWords({ language, text, placeholder: placeholder.trim() });
    },
    react: { useSuspense: false },
  });
  return instance;
}
