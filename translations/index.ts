import './i18next.ts';

/** The languages that are sold. English is the default and stands without a prefix. */
export const languages = ['en', 'de', 'es', 'fr', 'pt'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** One namespace a screen, plus what all screens share and the mails. */
export const namespaces = [
  'common',
  'home',
  'legal',
  'signUp',
  'login',
  'signUpOrLogin',
  'planSelection',
  'checkout',
  'checkoutConfirmation',
  'checkoutError',
  'checkoutUnsupported',
  'checkoutMaintenance',
  'authCallback',
  'subscription',
  'cancelSubscription',
  'notFound',
  'serverProblem',
  'mails',
] as const;

export type Namespace = (typeof namespaces)[number];

/** The words of one language, by namespace. */
export type Dictionary = Partial<Record<Namespace, object>>;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
