import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawMail, type DrawnMail, type MailFacts, type MailName } from '@stillpoint/design-system/mails';
import { languages, type Dictionary, type Language } from '@stillpoint/translations';
import { wordsOf } from '@stillpoint/translations/words';
import type { i18n } from 'i18next';
import { isLive, routes, type RouteName } from '../../pages/routes.ts';
import type { VisitorState } from '../../state/visitor/visitor.ts';
import { headIn } from './headIn.ts';
import { isListed } from './isListed.ts';
import type { SiteAssets } from './assets.ts';
import { createI18n } from '../i18n.ts';
import { pageDataFor } from './pageDataFor.ts';
import type { PageSettings } from '../PageData.ts';
import { createFillTexts } from './fillTexts.ts';
import { drawPlayer, type PlayerRequest } from './playerFragment.tsx';
import type { DrawablePage, Head } from '../../pages/definePage.ts';
import { mailFrame, type MailOrigins, type MailReader } from './mailFrame.ts';
import { createErrors } from '../../services/errors.ts';
import { loadPage, type PageFacts } from '../../pages/loadPage.ts';
import { renderApp, renderDocument, type DrawnFragment } from './render.tsx';
import { createDrawnStore } from '../store.ts';

export { languages } from '@stillpoint/translations';
export { addressIn, routes, type RouteName } from '../../pages/routes.ts';
export type { MailFacts } from '@stillpoint/design-system/mails';
export type { PageFacts } from '../../pages/loadPage.ts';

/** A page to be drawn: which one, for whom, and what the backend knows. */
export interface PageRequest<Name extends RouteName = RouteName> {
  route: Name;
  origin: string;
  visitor: VisitorState;
  facts: Name extends keyof PageFacts ? PageFacts[Name] : never;
  structuredData?: object;
  refresh?: string;
}

export interface DrawnPage {
  html: string;
  /** The contents of the page's style tags, for the policy that allows them by their hash. */
  styles: string[];
  /** Whether search engines may list it. */
  listed: boolean;
}

/** A mail to be drawn: which one, for whom, its facts, and where its links lead. */
export interface MailRequest<Name extends MailName = MailName> extends MailReader {
  mail: Name;
  facts: MailFacts[Name];
  origins: MailOrigins;
}

export interface Site {
  drawMail: <Name extends MailName>(request: MailRequest<Name>) => DrawnMail;
  draw: <Name extends RouteName>(request: PageRequest<Name>) => Promise<DrawnPage>;
  drawPlayer: (request: PlayerRequest) => DrawnFragment;
}

/** In the browser, styled-components inserts its rules into a style tag that starts empty. */
const emptyStyle = '';

/** Hash of this bundle, set by webpack; the folder of its source maps has the same name. */
declare const __webpack_hash__: string;

/** Names this build in error reports. */
export const release = __webpack_hash__;

/** Opens the built site: its assets and all of its words, read once. A missing word is reported once. */
export async function openSite(
  buildFolder: string,
  settings: PageSettings,
  report: (error: unknown) => void,
): Promise<Site> {
  const { reportMissingWords } = createErrors(report);
  const assets = JSON.parse(await readFile(join(buildFolder, 'assets.json'), 'utf8')) as SiteAssets;
  const dictionaries = new Map<Language, Dictionary>();
  const instances = new Map<Language, i18n>();
  for (const language of languages) {
    const dictionary = await wordsOf(language);
    dictionaries.set(language, dictionary);
    instances.set(language, createI18n(language, dictionary, reportMissingWords));
  }

  function filledFacts(page: DrawablePage, facts: unknown, { language, country }: VisitorState): unknown {
    if (page.filled === undefined) return facts;
    const i18n = known(instances.get(language));
    const fill = createFillTexts({ language, country, i18n, onMissingValue: reportMissingWords });
    return page.filled(facts as never, fill, language);
  }

  return {
    drawMail({ mail, language, country, facts, origins }) {
      const translate = known(instances.get(language)).getFixedT<'mails'>(language, 'mails');
      return drawMail(mail, facts, mailFrame({ language, country }, origins), translate);
    },

    drawPlayer: (request) =>
      drawPlayer(request, { i18n: known(instances.get(request.language)), baseStyles: assets.baseStyles }),

    async draw({ route, origin, visitor: asked, facts: unfilledFacts, structuredData, refresh }) {
      const page = await loadPage(route);
      const facts = filledFacts(page, unfilledFacts, asked);
      const atNight = asked.theme === 'system' && page.startsAtNight?.(facts as never);
      const visitor: VisitorState = atNight ? { ...asked, theme: 'night' } : asked;
      const { language } = visitor;
      const i18n = known(instances.get(language));
      const dictionary = known(dictionaries.get(language));
      const state = { visitor, ...page.stateFrom(facts as never) };
      const rendered = renderApp(
        { Route: page.Route, store: createDrawnStore(page, state), i18n },
        { live: isLive(route), baseStyles: assets.baseStyles },
      );
      const head: Head =
        page.head?.(facts as never) ??
        headIn(i18n, route, {
          title: page.title?.(facts as never, i18n),
          description: page.description?.(facts as never, i18n),
        });
      const html = renderDocument({
        assets,
        origin,
        route,
        language,
        theme: visitor.theme,
        ...head,
        linkPicture: page.linkPicture?.(facts as never, i18n),
        rendered,
        data: pageDataFor(route, page, {
          language,
          dictionary,
          state,
          settings,
          screenView: page.view?.(facts as never) ?? { name: routes[route].screenView },
        }),
        structuredData,
        refresh,
      });
      return {
        html,
        listed: isListed(route, head.path),
        styles: [
          rendered.baseStyles,
          ...(rendered.styled === undefined ? [] : [rendered.styled.css, emptyStyle]),
        ],
      };
    },
  };
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The site was drawn with a part missing from its build');
  return value;
}
