import { expect, test } from 'vitest';
import { languages } from '@stillpoint/translations';
import i18next from 'i18next';

test.each(languages)('coming back without agreeing is told here as after a login, in %s', (language) => {
  const here = i18next.getFixedT<'manageIdentities'>(language, 'manageIdentities');
  const afterLogin = i18next.getFixedT<'saveExternalAuthCallback'>(language, 'saveExternalAuthCallback');
  expect(here(($) => $.notice.refused.title)).toBe(afterLogin(($) => $.refused.title));
  expect(afterLogin(($) => $.refused.text)).toMatch(here(($) => $.notice.refused.text));
});
