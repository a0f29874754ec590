import { createHash } from 'node:crypto';

/** What a page may reach beyond our own origin. */
export interface PolicyOrigins {
  /** Origins whose pages may stand in a frame: the payment partner's. */
  frames: readonly string[];
  /** Origins that scripts may call: error reporting's. */
  connections: readonly string[];
  /** Origins to which a form of the page leads on, of a company that a visitor goes to. */
  forms?: readonly string[];
}

/** The content security policy of a page: nothing inline but the very styles that the server drew. */
export function contentSecurityPolicy(
  styles: readonly string[],
  { frames, connections, forms = [] }: PolicyOrigins,
): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `connect-src ${["'self'", ...connections].join(' ')}`,
    "font-src 'self'",
    `form-action ${["'self'", ...forms].join(' ')}`,
    "frame-ancestors 'none'",
    // Our own origin, too: the payment partner's page leads its frame to where we take its answer.
    ...(frames.length === 0 ? [] : [`frame-src ${["'self'", ...frames].join(' ')}`]),
    "img-src 'self' data:",
    "manifest-src 'self'",
    "media-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styles.map(hashSource).join(' ')}`,
  ].join('; ');
}

/** Pages share a few hundred texts of styles. More would mean that something makes them up. */
const hashLimit = 1_000;
const hashSources = new Map<string, string>();

function hashSource(style: string): string {
  const known = hashSources.get(style);
  if (known !== undefined) return known;
  const source = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  if (hashSources.size >= hashLimit) hashSources.clear();
  hashSources.set(style, source);
  return source;
}
