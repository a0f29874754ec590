import type { FastifyInstance } from 'fastify';
import type { Language } from '../../domain/languages.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { openEntries } from './entries.ts';
import { homeModulesFrom } from './home-modules.ts';
import { createStaleWhileRevalidateCache, type CacheOptions } from './stale-while-revalidate.ts';
import { legalTextFrom } from './legal-text.ts';
import type { Report } from './report.ts';
import type { Content, HomeModule, LegalPage } from './values.ts';
import { webhook } from './webhook.ts';

export { legalPages } from './legal-pages.ts';
export type { Content } from './values.ts';

export interface ContentOptions {
  host: string;
  space: string;
  token: string;
  previewHost: string;
  previewToken: string;
  /** Shows what is not published yet. */
  preview: boolean;
  webhookSecret: string;
  throttle: Throttle;
  /** What the content service calls each language. */
  locales: Readonly<Record<Language, string>>;
}

/** Opens what editors write. It is kept in memory, and outlives the content service's absence. */
export async function openContent(app: FastifyInstance, options: ContentOptions): Promise<Content> {
  const { preview, host, token, previewHost, previewToken, space, locales } = options;
  const entries = openEntries(
    preview ? { space, host: previewHost, token: previewToken } : { space, host, token },
  );
  const report: Report = ({ entry, problem }) => {
    app.log.warn({ entry: entry.id, contentType: entry.contentType }, `an entry ${problem}`);
  };
  const cacheOptions: CacheOptions = {
    // A process that missed the notice of a change follows within a minute.
    freshForMs: 60_000,
    pauseAfterFailureMs: 5_000,
    now: Date.now,
    onFailure: (error) => {
      app.log.warn({ problem: kindOf(error) }, 'the content service did not answer');
    },
  };
  const homePages = createStaleWhileRevalidateCache<HomeModule[]>(cacheOptions);
  const legalPages = createStaleWhileRevalidateCache<LegalPage>(cacheOptions);

  await app.register(webhook, {
    secret: options.webhookSecret,
    throttle: options.throttle,
    refresh: async () => {
      await Promise.all([homePages.refresh(), legalPages.refresh()]);
    },
  });

  return {
    async homeModules(language) {
      const modules = await homePages.get(language, async () => {
        const entry = await entries.bySlug('page', 'home', locales[language]);
        return entry === undefined ? [] : homeModulesFrom(entry, report);
      });
      return modules ?? [];
    },

    async legalPage(slug, language) {
      const page = await legalPages.get(`${language} ${slug}`, async () => {
        const entry = await entries.bySlug('legalPage', slug, locales[language]);
        const text = entry && legalTextFrom(entry, report);
        return text === undefined ? { status: 'missing' } : { status: 'ready', ...text };
      });
      return page ?? { status: 'unavailable' };
    },
  };
}

/** What kind of fault it was. Its message may quote the request, and the key within. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
