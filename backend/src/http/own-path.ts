const base = 'http://own.invalid';

/** An address of ours to come back to, without its origin. Anything that leads elsewhere becomes home. */
export function ownPath(path: string | undefined): string {
  if (path?.startsWith('/') !== true) return '/';
  const url = URL.parse(path, base);
  // `/.//elsewhere` becomes `//elsewhere`, which a browser takes for a host.
  return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : '/';
}
