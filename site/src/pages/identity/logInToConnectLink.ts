import type { Language } from '@stillpoint/translations';
import { linkTo } from '../links.ts';

/** The login page, which leads on to where a company or a workplace is connected to the account, and says that it is not yet. */
export function logInToConnectLink(language: Language): string {
  return linkTo('login', language, {
    redirectOnSuccess: linkTo('manageIdentities', language),
    from: 'connecting',
  });
}
