import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutCookieDetails } from '../../http/cookie-details.ts';
import type { PageToShow } from '../../http/page-handler.ts';
import { encodingFor, type Encoding } from './encoding.ts';
import { createPageStore, type PageDrawing, type ReadyPage } from './page-store.ts';
import { contentSecurityPolicy, type PolicyOrigins } from './policy.ts';
import { offeredLanguage } from './offered-language.ts';
import type { OpenSite, PageRequest, RouteName } from '../../site/open-site.ts';
import { visitorOf, type LocationOf } from './visitor.ts';

type Language = OpenSite['languages'][number];

/** Answers with a page in a language, for the visitor of that session. */
export type DrawPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  shown: { page: PageToShow; language: Language; session: { userId: string; firstName: string } | undefined },
) => Promise<FastifyReply>;

export interface Drawing {
  site: Pick<OpenSite, 'draw' | 'routes'>;
  siteOrigin: string;
  helpDeskUrl: string;
  webAppUrl: string;
  policy: PolicyOrigins;
  locationOf: LocationOf;
  /** The header from which `locationOf` reads, where there is one. */
  countryHeader: string | undefined;
  sharedCacheSeconds: number;
  /** Whether the visitor is shown what is not published yet. */
  previewing: (request: FastifyRequest) => Promise<boolean>;
  /** What a renewal of a user failed to charge, as it is known without asking the billing company. */
  paymentDueOf: (userId: string) => Promise<PageRequest['visitor']['paymentDue']>;
}

/** What is needed of a page's entry in the site. */
interface Entry {
  path: string;
  /** Drawn again in the browser. The payment partner's frame stands on such pages alone. */
  live: boolean;
  /** Such a page varies by the language that the browser prefers. */
  offersLanguage?: true;
  access: 'anyone' | 'signedIn';
  tellsPaymentDue?: false;
}

/**
 * An address as our links write it. `/%70lans` and `/plans#a` open the same page, and there is no end of such spellings:
 * stored, they would displace the others.
 */
const plainAddress = /^\/[\w/-]*$/;

const nowhere = { country: undefined, lookupStatus: 'unset' } as const;

/** About 900 pages of 70 kB in all encodings. */
const storedBytes = 64 * 1024 * 1024;

/** Answers with a page. What carries nothing of a person's is kept, compressed; the rest is drawn for each request. */
export function createDrawPage({
  site,
  siteOrigin,
  helpDeskUrl,
  webAppUrl,
  policy,
  locationOf,
  countryHeader,
  sharedCacheSeconds,
  previewing,
  paymentDueOf,
}: Drawing): DrawPage {
  const store = createPageStore(storedBytes);
  // A browser asks each time.
  const caching =
    sharedCacheSeconds === 0
      ? 'no-cache'
      : `public, max-age=0, must-revalidate, s-maxage=${sharedCacheSeconds}`;
  const varyBy = ['accept-encoding', 'cookie', countryHeader].filter((name) => name !== undefined);

  return async (request, reply, { page, language, session }) => {
    const { statusCode = 200, retryAfterMinutes, personal, formsLeadTo, wallets, ...rest } = page;
    const { live, offersLanguage: offers, access, tellsPaymentDue }: Entry = site.routes[page.route];
    const tells = access === 'signedIn' && tellsPaymentDue !== false;
    const paymentDue = tells && session !== undefined ? await paymentDueOf(session.userId) : undefined;
    // An error page is drawn even while the country of a member's account cannot be read.
    const place = await locationOf(request).catch(() => nowhere);
    const visitor = {
      ...visitorOf(request, place, session),
      ...((await previewing(request)) && { previewing: true as const }),
      ...(paymentDue !== undefined && { paymentDue }),
    };
    const offered = offers === true ? offeredLanguage(request, language) : undefined;
    const pageRequest = {
      ...rest,
      facts: rest.facts,
      origin: siteOrigin,
      visitor: {
        ...visitor,
        language,
        path: shownPath(request.url, page.route),
        helpDesk: helpDeskUrl,
        webApp: webAppUrl,
        ...(offered !== undefined && { offeredLanguage: offered }),
      },
    };
    const draw = async () => {
      const { html, styles, listed } = await site.draw(pageRequest);
      const { frames, connections } = policy;
      return {
        html,
        listed,
        policy: contentSecurityPolicy(styles, {
          frames: live ? frames : [],
          connections,
          forms: formsLeadTo ?? [],
        }),
      };
    };
    const encoding = encodingFor(request);
    const plain = request.method === 'GET' && statusCode === 200 && plainAddress.test(request.url);
    const impersonal = plain && personal !== true;
    const shareable = impersonal && visitor.account.status === 'signedOut' && visitor.previewing !== true;
    const ready = shareable
      ? await store.getOrDraw(pageRequest, draw)
      : await readyNow(await draw(), encoding);

    // In the words of the page's own head, for what reads headers alone.
    if (!ready.listed) void reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
    if (shareable) void reply.header('cache-control', caching);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    // Elsewhere no frame may stand, so no other company can ask for a payment, and the first flight of packets is full.
    if (live) void reply.header('permissions-policy', wallets === true ? 'payment=(self)' : 'payment=()');
    if (retryAfterMinutes !== undefined) void reply.header('retry-after', retryAfterMinutes * 60);
    return reply
      .code(statusCode)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', ready.policy)
      .header('vary', [...varyBy, ...(offers === true ? ['accept-language'] : [])].join(', '))
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-opener-policy', wallets === true ? 'same-origin-allow-popups' : 'same-origin')
      .send(ready[encoding]);
  };
}

/** For pages that are sent once: 5 % larger than at level 4, for less than half of the processor time. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 };
const gzipLevel = 3;

const quickly: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, { params: brotliParams }),
  gzip: (html) => promisify(gzip)(html, { level: gzipLevel }),
  identity: (html) => Promise.resolve(html),
};

async function readyNow({ html, ...told }: PageDrawing, encoding: Encoding) {
  return { ...told, [encoding]: await quickly[encoding](Buffer.from(html)) } as Omit<PageDrawing, 'html'> &
    Pick<ReadyPage, Encoding>;
}

/** The address that a page comes back to. A sign-in's query holds a code for one use: it is left out. */
function shownPath(url: string, route: RouteName): string {
  return route === 'authCallback' ? url.replace(/\?.*$/, '') : withoutCookieDetails(url);
}
