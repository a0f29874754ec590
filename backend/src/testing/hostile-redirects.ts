/** Host names of the tests' rules, from which hostile ones are made. */
const ours = ['stillpoint.example', 'www.stillpoint.example', 'link.stillpoint.app'];
/** What a hostile address is put together from, in this order. */
const parts: readonly (readonly string[])[] = [
  ['', '', '', '', ' ', '\t', '\n', '\u0000', '\u00ad', '\ufeff', '%20', '%09', '.', '@'],
  [
    ...['https://', 'https://', 'https://', 'HTTPS://', 'http://', '//', '///', '/', '/\\', '\\\\', '\\/'],
    ...['https:', 'https:/', 'https:///', 'https:\\\\', 'ht\ntps://', '%68ttps://', '/https://', ''],
    ...['javascript:', 'javascript://', 'data:text/html,', 'ftp://', 'blob:https://', 'file://', 'ws://'],
  ],
  [
    '',
    '',
    '',
    '@',
    'user@',
    'user:secret@',
    ':@',
    ...ours.map((host) => `${host}@`),
    'a%40',
    '\\@',
    '#@',
    '?@',
  ],
  [
    ...ours,
    ...ours.map((host) => `evil${host}`),
    ...ours.map((host) => `${host}.evil.example`),
    ...ours.map((host) => `${host}.`),
    ...ours.map((host) => host.replace('.', '\u3002')),
    ...ours.map((host) => host.replace('.', '\uff0e')),
    ...ours.map((host) => host.replace('.', '%2e')),
    ...ours.map((host) => host.replace('s', '\u017f')),
    ...ours.map((host) => host.replace('p', '\u0440')),
    ...ours.map((host) => `evil.example\uff0f.${host}`),
    ...ours.map((host) => `evil.example%2f.${host}`),
    ...ours.map((host) => `evil.example\\.${host}`),
    ...['evil.example', 'xn--stillpont-83a.example', '[::1]', '127.0.0.1', '0x7f.1', '2130706433', '', '..'],
  ],
  ['', '', '', ':443', ':80', ':8443', ':', ':0', ':65536', ':4100@evil.example', ':evil.example'],
  [
    ...['', '/', '/checkout?plan=B2CANNUAL', '/de/plans#top', '?redirectOnSuccess=//evil.example'],
    ...[
      '/.//evil.example',
      '/..//evil.example',
      '/%2e%2e//evil.example',
      '/.%2f/evil.example',
      '//evil.example',
    ],
    ...['/%2fevil.example', '/%5cevil.example', '/%252fevil.example', '/%25252f%25252fevil.example'],
    ...[
      '\\evil.example',
      '/\\evil.example',
      '/a/..%5c/evil.example',
      '/%255c%255cevil.example',
      '/;@evil.example',
    ],
    ...[
      '#@stillpoint.example',
      '?.stillpoint.example',
      '/login',
      '/de/LOGIN',
      '/%6cogin',
      '/%256cogin',
      '/oidc/x',
    ],
    ...[
      '/logout',
      '/fr/auth?code=1',
      '/save-external-auth',
      '/es/save-external-auth-callback?state=1',
      '\r\nlocation: https://evil.example',
      '/\u202e',
      `/${'a'.repeat(3_000)}`,
    ],
  ],
];

/** The same numbers in each run (mulberry32), so that a failure can be repeated. */
function seededNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Hostile values of an address to go on to, the same in each run. */
export function hostileRedirects(count: number): string[] {
  const below = seededNumbers(20_261_122);
  return Array.from({ length: count }, () => {
    // Paths of our own among them: with neither scheme nor host.
    const left = below(8) === 0 ? parts.slice(-1) : parts;
    const value = left.map((choices) => choices[below(choices.length)] ?? '').join('');
    const encoding = below(12);
    if (encoding === 0) return encodeURIComponent(value.toWellFormed());
    if (encoding === 1) return encodeURI(value.toWellFormed());
    return encoding === 2 ? value.replaceAll('/', '%2f') : value;
  });
}

const waypoint =
  /^(?:\/(?:de|es|fr|pt))?\/(?:login|login-pages|register|logout|auth|save-external-auth|save-external-auth-callback|oidc|session)(?:[/?#]|$)/i;

/** What is wrong with a path that we would redirect to, however often it is decoded, and by each reader of it. */
export function faultOfPath(path: string, siteOrigin: string): string | undefined {
  let read = path;
  for (let times = 0; times < 5; times += 1) {
    if (!read.startsWith('/')) return 'is no path';
    const [pathname = ''] = read.replaceAll('\\', '/').split(/[?#]/);
    if (new URL(pathname, siteOrigin).origin !== siteOrigin) return 'leads to another host';
    if (times < 2 && waypoint.test(read)) return 'signs in or out';
    try {
      read = decodeURIComponent(read);
    } catch {
      return undefined;
    }
  }
  return /[\p{Cc} \\]/u.test(path) ? 'has a character that parsers read differently' : undefined;
}

/** What is wrong with an address of another host that we would redirect to. */
export function faultOfAddress(address: string, hosts: readonly string[]): string | undefined {
  const { protocol, username, password, port, hostname, href } = new URL(address);
  if (href !== address) return 'is not written as it is read';
  if (protocol !== 'https:') return 'is not encrypted';
  if (username !== '' || password !== '' || port !== '') return 'has a user or a port';
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ? undefined : 'is not ours';
}
