import type {} from 'i18next';
import type { Resources } from './generated/Resources.ts';

declare module 'i18next' {
  /** Types the keys of `t` by the English words: a missing key does not compile. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    enableSelector: true;
    resources: Resources;
  }
}
