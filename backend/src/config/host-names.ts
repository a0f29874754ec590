import { getDomain } from 'tldts';

const label = '[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?';
const domain = new RegExp(`^${label}(?:\\.${label})*$`, 'i');
const host = new RegExp(`^(?:\\[[0-9a-f:.]+\\]|${label}(?:\\.${label})*\\.?)(?::\\d{1,5})?$`, 'i');

/** Whether a text is a host, perhaps with a port: no scheme, no path, letters of other scripts as `xn--…`. */
export function isHost(text: string): boolean {
  return host.test(text);
}

/**
 * Whether a text is a domain that has one owner, or lies below one. Anyone can have a site below a public suffix, such
 * as `com`, `co.uk` or `github.io`.
 */
export function hasOwner(text: string): boolean {
  return domain.test(text) && getDomain(text, { allowPrivateDomains: true }) !== null;
}

/** Whether a domain is a host, or above it. */
export function covers(text: string, hostname: string): boolean {
  return `.${hostname}`.toLowerCase().endsWith(`.${text}`.toLowerCase());
}

/** The domain of a sender as a mail names it: `rest@rest.com` or `Rest <rest@rest.com>`. Undefined for anything else. */
export function domainOfSender(text: string): string | undefined {
  const address = /^(?:"[^"\\\r\n]*" *|[^"<>@,;:\r\n]*)<([^<>]+)>$/.exec(text)?.[1] ?? text;
  const named = /^[\w.!#$%&'*+/=?^`{|}~-]+@([^@]+)$/.exec(address)?.[1];
  return named !== undefined && domain.test(named) ? named : undefined;
}
