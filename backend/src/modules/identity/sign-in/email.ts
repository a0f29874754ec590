import { holdsHiddenCharacter } from '../../../domain/written-text.ts';
import { POPULAR_DOMAINS, POPULAR_TLDS, run as findMisspelling } from '@zootools/email-spell-checker';

const shape = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@.\d"(),:;<>[\\\]]{2,}$/;
const longest = 254;
const threshold = 2;

// The library knows American providers best: without these it takes gmx.net for cox.net.
const ownMarkets = {
  domains: [
    ...['gmx.net', 'gmx.de', 'gmx.at', 'gmx.ch', 't-online.de', 'freenet.de', 'posteo.de', 'mailbox.org'],
    ...['orange.fr', 'wanadoo.fr', 'free.fr', 'sfr.fr', 'laposte.net', 'telefonica.net', 'terra.es'],
    ...['yahoo.com.br', 'uol.com.br', 'bol.com.br', 'terra.com.br', 'ig.com.br', 'sapo.pt', 'yahoo.co.in'],
    ...[
      'hotmail.com',
      'outlook.com',
      'live.com',
      'yahoo.com',
      'rediffmail.com',
      'mail.com',
      'hotmail.com.br',
    ],
  ],
  topLevelDomains: ['com.br', 'com.mx', 'com.ar', 'co.in', 'pt', 'example'],
};
const domains = [...POPULAR_DOMAINS, ...ownMarkets.domains];
const topLevelDomains = [...POPULAR_TLDS, ...ownMarkets.topLevelDomains];

/** The form in which two spellings of one address are the same row. */
export function normalisedEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** Whether it looks like an address that mail can be sent to, and shows all that it holds. */
export function isEmail(email: string): boolean {
  if (email.length > longest || holdsHiddenCharacter(email)) return false;
  return shape.test(email) && !email.includes('..');
}

/** The address that was probably meant, where a well-known domain is misspelt. */
export function likelyEmail(email: string): string | undefined {
  return findMisspelling({
    email,
    domains,
    topLevelDomains,
    domainThreshold: threshold,
    secondLevelThreshold: threshold,
    topLevelThreshold: threshold,
  })?.full;
}
