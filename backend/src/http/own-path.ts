const base = 'http://own.invalid';
const longest = 2048;
// Control and invisible characters, spaces and backslashes are read differently by different parsers.
const ambiguous = /[\p{C}\p{Z}\\]/u;

/** A path, with or without query, as an address within `origin`. Undefined where any parser may read another host. */
export function ownUrl(path: string, origin: string): URL | undefined {
  if (!isUnambiguous(path) || !path.startsWith('/') || !isOwnPathname(path)) return undefined;
  const url = URL.parse(path, origin);
  return url?.origin === origin && isOwnPathname(url.pathname) ? url : undefined;
}

/**
 * Whether a path stays a path wherever it is read, also where it is decoded once more on its way. `/.//elsewhere` and
 * `/.%2f/elsewhere` are normalised to `//elsewhere`, which a browser takes for a host.
 */
export function isOwnPathname(pathname: string): boolean {
  const decoded = pathname.replace(/%2e/gi, '.').replace(/%(?:2f|5c)/gi, '/');
  return [pathname, decoded].every(
    (read) => !read.startsWith('//') && URL.parse(read, base)?.pathname.startsWith('//') === false,
  );
}

/** Whether an address is short and made of characters that every parser reads alike. */
export function isUnambiguous(address: string): boolean {
  return address.length <= longest && !ambiguous.test(address);
}

/**
 * An address of ours to come back to, without its origin. Anything that leads elsewhere becomes home. One that is too
 * long, as an advertisement's can be, loses its query.
 */
export function ownPath(path: string | undefined): string {
  const [short = ''] = path !== undefined && path.length > longest ? path.split('?', 1) : [path];
  const url = ownUrl(short, base);
  return url === undefined ? '/' : url.pathname + url.search;
}
