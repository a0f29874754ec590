import { createClient } from 'contentful';

/** An entry as the content service gives it: its kind, and fields that are not checked yet. */
export interface RawEntry {
  id: string;
  contentType: string;
  fields: Record<string, unknown>;
}

export interface Entries {
  /** The one entry of a kind with that slug, in one locale, with all that it links to. Throws without an answer. */
  bySlug: (contentType: string, slug: string, locale: string) => Promise<RawEntry | undefined>;
  /** The slugs of all entries of a kind. Throws without an answer. */
  slugsOf: (contentType: string, locale: string) => Promise<string[]>;
}

export interface EntriesOptions {
  host: string;
  space: string;
  token: string;
}

const timeoutMs = 4_000;

/** How deep links are followed: a page, its modules, and what these list. */
const linkDepth = 3;

/** As many as the content service gives at once. */
const mostSlugs = 1_000;

/** Reads entries from the content service. */
export function openEntries({ host, space, token }: EntriesOptions): Entries {
  const client = createClient({
    space,
    accessToken: token,
    host,
    insecure: isOnThisMachine(host),
    timeout: timeoutMs,
    // Who waits is a visitor: what is known serves them better than another try.
    retryOnError: false,
    logHandler: () => undefined,
  }).withoutUnresolvableLinks;

  return {
    async bySlug(contentType, slug, locale) {
      const { items } = await client.getEntries({
        content_type: contentType,
        'fields.slug': slug,
        include: linkDepth,
        limit: 1,
        locale,
      });
      return items[0] && rawEntry(items[0]);
    },

    async slugsOf(contentType, locale) {
      const { items } = await client.getEntries({
        content_type: contentType,
        select: ['fields.slug'],
        include: 0,
        limit: mostSlugs,
        locale,
      });
      return items.flatMap((item) => {
        const slug = rawEntry(item)?.fields.slug;
        return typeof slug === 'string' ? [slug] : [];
      });
    },
  };
}

/** Reads a value from outside as an entry. */
export function rawEntry(value: unknown): RawEntry | undefined {
  const { sys, fields } = asRecord(value);
  const { id, contentType } = asRecord(sys);
  const kind = asRecord(asRecord(contentType).sys).id;
  if (typeof id !== 'string' || typeof kind !== 'string') return undefined;
  return { id, contentType: kind, fields: asRecord(fields) };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isOnThisMachine(host: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/.test(host);
}
