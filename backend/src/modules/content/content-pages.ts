import type { FastifyRequest } from 'fastify';
import { languageOfPath, languagePrefix, type Language } from '../../domain/languages.ts';
import type { ContentVisit, PageResult, PageToShow } from '../../http/page-handler.ts';
import type { Preview } from './preview.ts';
import type { Content, ContentModule, TextRun } from './values.ts';

type Facts = Extract<Extract<PageToShow, { route: 'contentPage' }>['facts'], { status: 'ready' }>;

export interface ContentPagesOptions {
  content: Pick<Content, 'contentPage'>;
  preview: Pick<Preview, 'viewOf'>;
  /** What is sold where the visitor is. */
  offerOf: (
    request: FastifyRequest,
    language: Language,
  ) => Promise<Pick<Facts, 'plans' | 'tax' | 'nights' | 'standing'>>;
}

/** The pages that editors make: any entry with a slug. Undefined where there is none. */
export function contentPages({ content, preview, offerOf }: ContentPagesOptions) {
  return async ({ request, language, slug }: ContentVisit): Promise<PageResult | undefined> => {
    if (slug === 'home') return { redirectTo: languagePrefix(language) || '/' };
    const page = await content.contentPage(slug, language, await preview.viewOf(request));
    switch (page.status) {
      case 'ready': {
        const modules = page.modules.map((module) => inLanguage(module, language));
        return { route: 'contentPage', facts: { ...page, ...(await offerOf(request, language)), modules } };
      }
      case 'missing':
        return undefined;
      case 'unavailable':
        return { route: 'contentPage', facts: { status: 'unavailable', slug }, statusCode: 503 };
    }
  };
}

/** A module whose links of ours lead to the page's language. */
function inLanguage(module: ContentModule, language: Language): ContentModule {
  switch (module.kind) {
    case 'callToAction':
      return { ...module, href: hrefIn(language, module.href) };
    case 'text':
      return {
        ...module,
        blocks: module.blocks.map((block) => {
          switch (block.kind) {
            case 'heading':
              return block;
            case 'paragraph':
              return { ...block, runs: block.runs.map((run) => runIn(language, run)) };
            case 'list':
              return {
                ...block,
                items: block.items.map((runs) => runs.map((run) => runIn(language, run))),
              };
          }
        }),
      };
    case 'hero':
    case 'hours':
    case 'plans':
    case 'nights':
    case 'breath':
    case 'questions':
    case 'picture':
    case 'list':
      return module;
  }
}

function runIn(language: Language, run: TextRun): TextRun {
  return run.href === undefined ? run : { ...run, href: hrefIn(language, run.href) };
}

/** A path of ours in a language, unless it names one itself. */
function hrefIn(language: Language, href: string): string {
  if (!href.startsWith('/') || languageOfPath(href) !== 'en') return href;
  return href === '/' ? languagePrefix(language) || '/' : languagePrefix(language) + href;
}
