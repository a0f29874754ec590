import { Login } from '@stillpoint/design-system/Login';
import { loginStates, type PageFrame } from '@stillpoint/design-system';
import type { Language } from '@stillpoint/design-system/translations';
import common from '@stillpoint/design-system/translations/de/common.json' with { type: 'json' };
import login from '@stillpoint/design-system/translations/de/login.json' with { type: 'json' };
import '@stillpoint/design-system/translations/i18next';
import { createInstance } from 'i18next';
import { createElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';

const language: Language = 'de';
const words = createInstance();
await words.use(initReactI18next).init({ lng: language, resources: { [language]: { common, login } } });

/** The heading that the screen shows, by a typed key. */
export const heading: string = words.getFixedT(language, 'login')(($) => $.title);

const frame: PageFrame = {
  language,
  country: 'DE',
  theme: 'night',
  path: '/anmelden',
  account: { status: 'signedOut' },
  consent: 'answered',
  links: {
    home: '/',
    plans: '/plans',
    login: '/login',
    register: '/register',
    subscription: '/subscription',
    logout: '/logout',
    preferences: '/preferences',
    consent: '/consent',
    privacy: '/privacy',
    terms: '/terms',
    help: '/help',
  },
};

/** One of our screens in an app that is not ours. */
export function app(onSubmit: (credentials: { email: string; password: string }) => void) {
  const links = { submit: '/sign-in', register: '/register' };
  const screen = createElement(Login, { frame, state: loginStates.ready, links, onSubmit });
  return createElement(I18nextProvider, { i18n: words }, screen);
}
