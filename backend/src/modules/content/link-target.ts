import { ownUrl } from '../../http/own-path.ts';

const anyOrigin = 'http://own.invalid';
const mail = /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/;
const phone = /^tel:\+?[\d-]+$/;
/** The address is put in when the page is drawn. */
const placeholder = '{{cancelSubscriptionUrl}}';

/**
 * The address of a link that editors wrote: a path of ours, another site over https, a mail address or a phone number.
 * Undefined for all else, above all for scripts.
 */
export function linkTarget(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const address = written.trim();
  if (address === placeholder || mail.test(address) || phone.test(address)) return address;
  if (address.startsWith('/')) {
    const url = ownUrl(address, anyOrigin);
    return url === undefined ? undefined : url.pathname + url.search + url.hash;
  }
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
}
