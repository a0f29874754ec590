import type { FastifyInstance } from 'fastify';
import type { Language } from '../../domain/languages.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { contentPageFrom } from './content-page-from.ts';
import type { Content, ContentPage, Found, HomeModule, LegalText, View } from './content.ts';
import { openEntries, type Entries } from './entries.ts';
import { homeModulesFrom } from './modules.ts';
import { createStaleWhileRevalidateCache, type CacheOptions } from './stale-while-revalidate.ts';
import { legalTextFrom, pageFromLegalText } from './legal-text.ts';
import type { Report } from './report.ts';
import { webhook } from './webhook.ts';

export { contentPages } from './content-pages.ts';
export { legalPages } from './legal-pages.ts';
export { createPreview } from './preview.ts';
export type { Content } from './content.ts';

export interface ContentOptions {
  host: string;
  space: string;
  token: string;
  previewHost: string;
  previewToken: string;
  /** Shows every visitor what is not published yet. */
  preview: boolean;
  webhookSecret: string;
  throttle: Throttle;
  /** What the content service calls each language. */
  localeOf: (language: Language) => string;
}

/** Opens what editors write. It is kept in memory, and outlives the content service's absence. Drafts are not kept. */
export async function openContent(app: FastifyInstance, options: ContentOptions): Promise<Content> {
  const { preview, host, token, previewHost, previewToken, space, localeOf } = options;
  const drafts = openEntries({ space, host: previewHost, token: previewToken });
  const published = preview ? drafts : openEntries({ space, host, token });
  const report: Report = ({ entry, problem }) => {
    app.log.warn({ entry: entry.id, contentType: entry.contentType }, `an entry ${problem}`);
  };
  const noAnswer = (error: unknown) => {
    app.log.warn({ problem: kindOf(error) }, 'the content service did not answer');
    return undefined;
  };
  const cacheOptions: CacheOptions = {
    // A process that missed the notice of a change follows within a minute.
    freshForMs: 60_000,
    pauseAfterFailureMs: 5_000,
    now: Date.now,
    onFailure: noAnswer,
  };
  const caches: { refresh: () => Promise<void> }[] = [];

  /** Reads published content through a cache of its own, and drafts anew each time. */
  function reader<Value>(read: (entries: Entries, language: Language, slug: string) => Promise<Value>) {
    const cache = createStaleWhileRevalidateCache<Value>(cacheOptions);
    caches.push(cache);
    return (view: View, language: Language, slug = ''): Promise<Value | undefined> =>
      view === 'drafts'
        ? read(drafts, language, slug).catch(noAnswer)
        : cache.get(`${language} ${slug}`, () => read(published, language, slug));
  }

  const homePage = reader<HomeModule[]>(async (entries, language) => {
    const entry = await entries.bySlug('page', 'home', localeOf(language));
    return entry === undefined ? [] : homeModulesFrom(entry, { language, report });
  });
  const legalPage = reader<Found<LegalText>>(async (entries, language, slug) => {
    const entry = await entries.bySlug('legalPage', slug, localeOf(language));
    return found(entry && legalTextFrom(entry, { language, report }));
  });
  const slugs = reader<ReadonlySet<string>>(async (entries, language) => {
    const kinds = ['page', 'legalPage'] as const;
    const lists = await Promise.all(kinds.map((kind) => entries.slugsOf(kind, localeOf(language))));
    return new Set(lists.flat());
  });
  const contentPage = reader<Found<ContentPage>>(async (entries, language, slug) => {
    const entry = await entries.bySlug('page', slug, localeOf(language));
    if (entry !== undefined) return found(contentPageFrom(entry, { slug, language, report }));
    const legal = await entries.bySlug('legalPage', slug, localeOf(language));
    return found(legal && pageFromLegalText(legal, { slug, language, report }));
  });

  await app.register(webhook, {
    secret: options.webhookSecret,
    throttle: options.throttle,
    refresh: async () => {
      await Promise.all(caches.map((cache) => cache.refresh()));
    },
  });

  return {
    homeModules: async (language, view = 'published') => (await homePage(view, language)) ?? [],
    legalPage: async (slug, language, view = 'published') =>
      (await legalPage(view, language, slug)) ?? unavailable,
    async contentPage(slug, language, view = 'published') {
      // Invented addresses end here: they neither reach the content service nor fill the memory.
      const known = await slugs(view, language);
      if (known === undefined) return unavailable;
      if (!known.has(slug)) return { status: 'missing' };
      return (await contentPage(view, language, slug)) ?? unavailable;
    },
  };
}

const unavailable = { status: 'unavailable' } as const;

function found<Text extends object>(text: Text | undefined): Found<Text> {
  return text === undefined ? { status: 'missing' } : { status: 'ready', ...text };
}

/** What kind of fault it was. Its message may quote the request, and the key within. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
