import type { Language } from '@stillpoint/design-system/translations';
import login from '@stillpoint/design-system/translations/de/login.json';
import '@stillpoint/design-system/translations/i18next';
import { createInstance } from 'i18next';

const language: Language = 'de';
const words = createInstance();
await words.init({ lng: language, resources: { [language]: { login } } });

/** The heading of a screen, by a typed key. */
export const heading: string = words.getFixedT(language, 'login')(($) => $.title);
