import { languageOfPath, languagePrefix, type Language } from '../../domain/languages.ts';
import { ownUrl } from '../../http/own-path.ts';

const anyOrigin = 'http://own.invalid';
const mail = /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/;
const phone = /^tel:\+?[\d-]+$/;
/** The address is put in when the page is drawn. */
const placeholder = '{{cancelSubscriptionUrl}}';

/**
 * The address of a link that editors wrote: a path of ours, another site over https, a mail address or a phone number.
 * A path of ours leads to the page's language, unless it names one itself. Undefined for all else, above all for
 * scripts.
 */
export function linkTarget(written: unknown, language: Language): string | undefined {
  if (typeof written !== 'string') return undefined;
  const address = written.trim();
  if (address === placeholder || mail.test(address) || phone.test(address)) return address;
  if (address.startsWith('/')) {
    const url = ownUrl(address, anyOrigin);
    return url && pathIn(language, url.pathname) + url.search + url.hash;
  }
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
}

function pathIn(language: Language, path: string): string {
  if (languageOfPath(path) !== 'en') return path;
  return path === '/' ? languagePrefix(language) || '/' : languagePrefix(language) + path;
}
