const base = 'http://own.invalid';
const longest = 2048;
/** A path of ours is encoded once for each address that it was put into. What is encoded more often costs time alone. */
const mostDecodings = 5;
// Control and invisible characters, spaces and backslashes are read differently by different parsers.
const ambiguous = /[\p{C}\p{Z}\\]/u;

/** The path of a request line, with its query: without the scheme and host that one may name. */
export function pathOf(requestLine: string): string {
  const [, path] = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*(.*)$/is.exec(requestLine) ?? [];
  if (path === undefined) return requestLine;
  return path.startsWith('/') ? path : `/${path}`;
}

/** A path, with or without query, as an address within `origin`. Undefined where any parser may read another host. */
export function ownUrl(path: string, origin: string): URL | undefined {
  if (!isUnambiguous(path) || !path.startsWith('/') || !isOwnPathname(path)) return undefined;
  const url = URL.parse(path, origin);
  return url?.origin === origin && isOwnPathname(url.pathname) ? url : undefined;
}

/**
 * Whether a path stays a path wherever it is read, also where it is decoded on its way, once or more often. `/.//elsewhere`
 * and `/.%2f/elsewhere` are normalised to `//elsewhere`, which a browser takes for a host.
 */
export function isOwnPathname(pathname: string): boolean {
  const readings = readingsOf(pathname);
  return readings?.every(isOwnReading) ?? false;
}

/**
 * A path as it is, and as it is read each time that its ASCII characters are decoded. Undefined where it is encoded more
 * than five times.
 */
export function readingsOf(pathname: string): readonly string[] | undefined {
  const readings = [pathname];
  let read = pathname;
  for (let decodings = 0; decodings <= mostDecodings; decodings += 1) {
    const decoded = decodedOnce(read);
    if (decoded === read) return readings;
    readings.push(decoded);
    read = decoded;
  }
  return undefined;
}

function decodedOnce(path: string): string {
  return path
    .replace(/%([0-7][\da-f])/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\', '/');
}

function isOwnReading(read: string): boolean {
  const url = URL.parse(read, base);
  return !read.startsWith('//') && url?.origin === base && !url.pathname.startsWith('//');
}

/** Whether an address is short and made of characters that every parser reads alike. */
export function isUnambiguous(address: string): boolean {
  return address.length <= longest && !ambiguous.test(address);
}

/**
 * An address of ours to come back to, without its origin. Anything that leads elsewhere becomes home. One that is too
 * long is shortened.
 */
export function ownPath(path: string | undefined): string {
  const url = ownUrl(shortened(path ?? ''), base);
  return url === undefined ? '/' : url.pathname + url.search;
}

/**
 * An address that is too long, as an advertisement's can be, without the longest parameters of its query: what a visitor
 * chose is short. Any other stays as it is.
 */
export function shortened(address: string): string {
  if (address.length <= longest) return address;
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  const kept = new URLSearchParams(query.split('#', 1)[0]);
  const withKept = () => (kept.size === 0 ? path : `${path}?${kept.toString()}`);
  const byLength = [...kept].sort(([, one], [, other]) => other.length - one.length);
  for (const [name] of byLength) {
    kept.delete(name);
    if (withKept().length <= longest) break;
  }
  return withKept();
}
