const base = 'http://own.invalid';
const longest = 2048;
// Control and invisible characters, spaces and backslashes are read differently by different parsers.
const ambiguous = /[\p{C}\p{Z}\\]/u;
// Decoded once more on its way, it would be two slashes, which a browser takes for the start of a host.
const encodedSlashFirst = /^\/+%(?:2f|5c)/i;

/** A path, with or without query, as an address within `origin`. Undefined where any parser may read another host. */
export function ownUrl(path: string, origin: string): URL | undefined {
  if (!isUnambiguous(path) || !path.startsWith('/') || !isOwnPathname(path)) return undefined;
  const url = URL.parse(path, origin);
  return url?.origin === origin && isOwnPathname(url.pathname) ? url : undefined;
}

/** Whether a path stays a path wherever it is read. `/.//elsewhere` is normalised to `//elsewhere`. */
export function isOwnPathname(pathname: string): boolean {
  return !pathname.startsWith('//') && !encodedSlashFirst.test(pathname);
}

/** Whether an address is short and made of characters that every parser reads alike. */
export function isUnambiguous(address: string): boolean {
  return address.length <= longest && !ambiguous.test(address);
}

/** An address of ours to come back to, without its origin. Anything that leads elsewhere becomes home. */
export function ownPath(path: string | undefined): string {
  const url = path === undefined ? undefined : ownUrl(path, base);
  return url === undefined ? '/' : url.pathname + url.search;
}
