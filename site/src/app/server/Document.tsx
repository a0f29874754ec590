import { mainId } from '@stillpoint/design-system';
import { languageRecords, languages, type Language } from '@stillpoint/translations';
import type { LinkPicture } from '../../pages/definePage.ts';
import type { PageEntry } from '../../pages/PageEntry.ts';
import { addressIn, routes, type RouteName } from '../../pages/routes.ts';
import { isListed } from './isListed.ts';
import type { SiteAssets } from './assets.ts';
import { pageDataId, rootId, type PageData } from '../PageData.ts';

/** A page's screen as HTML, with the styles that it uses. */
export interface RenderedApp {
  body: string;
  /** The text of the style tag that comes first: the base styles, on a quiet page with its own ones. */
  baseStyles: string;
  /** The screen's own styles, where styled-components is to know them again in the browser: on live pages. */
  styled?: { css: string; version: string };
}

export interface DocumentProps {
  assets: SiteAssets;
  /** Scheme and host of the site, for the addresses that search engines read. */
  origin: string;
  route: RouteName;
  language: Language;
  theme: 'day' | 'night' | 'system';
  title: string;
  description: string;
  /** The address that search engines list, without its language, where it is not that of the page's entry. */
  path?: string | undefined;
  /** The picture of a link to the page. */
  linkPicture?: LinkPicture | undefined;
  /** The screen, drawn, with its styles. */
  rendered: RenderedApp;
  data: PageData;
  /** The page in schema.org's vocabulary, without its description. */
  structuredData: object | undefined;
  /** The address of a meta refresh, for pages that continue without a script. */
  refresh: string | undefined;
}

/** The meta refresh waits this long for the script to navigate first. */
const refreshAfterSeconds = 3;

/** The document around a drawn screen: head, styles, data and scripts. Never hydrated itself. */
export function Document(props: DocumentProps) {
  const { assets, route, language, theme } = props;
  const { body, baseStyles, styled } = props.rendered;
  const { live } = routes[route];

  return (
    <html
      lang={languageRecords[language].locale}
      data-theme={theme === 'system' ? undefined : theme}
      data-live={live || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{props.title}</title>
        <meta name="description" content={props.description} />
        <SearchLinks origin={props.origin} route={route} language={language} path={props.path} />
        {props.linkPicture !== undefined && <LinkPreview {...props} linkPicture={props.linkPicture} />}
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <OpeningScene assets={assets} route={route} theme={theme} />
        <link rel="icon" href={assets.favicon} type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: baseStyles }} />
        {styled !== undefined && (
          <style
            data-styled="true"
            data-styled-version={styled.version}
            dangerouslySetInnerHTML={{ __html: styled.css }}
          />
        )}
        <script type="module" src={assets.startScript} async fetchPriority="low" />
        {route === 'offline' && <script type="module" src={assets.offlineScript} async />}
        {props.structuredData !== undefined && (
          <Data
            type="application/ld+json"
            value={{ ...props.structuredData, description: props.description }}
          />
        )}
        {props.refresh !== undefined && (
          <>
            <meta httpEquiv="refresh" content={`${refreshAfterSeconds};url=${props.refresh}`} />
            <noscript>
              <meta httpEquiv="refresh" content={`0;url=${props.refresh}`} />
            </noscript>
          </>
        )}
      </head>
      <body>
        <div id={rootId} dangerouslySetInnerHTML={{ __html: body }} />
        <Data id={pageDataId} type="application/json" value={props.data} />
      </body>
    </html>
  );
}

/**
 * Preloads the drawing: the browser would find it last, since a style asks for it. The page is first drawn when its main
 * part is parsed: a transition to a page that is drawn before its circle has nothing to move.
 */
function OpeningScene({ assets, route, theme }: Pick<DocumentProps, 'assets' | 'route' | 'theme'>) {
  const { scene }: PageEntry = routes[route];
  if (scene === undefined) return null;

  const moods = theme === 'system' ? (['day', 'night'] as const) : [theme];
  return (
    <>
      {moods.map((mood) => (
        <link
          key={mood}
          rel="preload"
          as="image"
          href={assets.scenes[`${scene}-${mood}`]}
          media={
            theme === 'system' ? `(prefers-color-scheme: ${mood === 'day' ? 'light' : 'dark'})` : undefined
          }
          fetchPriority="high"
        />
      ))}
      <link rel="expect" href={`#${mainId}`} blocking="render" />
    </>
  );
}

function SearchLinks({
  origin,
  route,
  language,
  path: contentPath,
}: Pick<DocumentProps, 'origin' | 'route' | 'language' | 'path'>) {
  const path = contentPath ?? routes[route].path;
  // The server's header says the same.
  if (!isListed(route, contentPath)) return <meta name="robots" content="noindex, nofollow, noarchive" />;

  return (
    <>
      <link rel="canonical" href={origin + addressIn(language, path)} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={origin + addressIn(other, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
    </>
  );
}

interface LinkPreviewProps extends Pick<DocumentProps, 'origin' | 'language' | 'title' | 'description'> {
  linkPicture: LinkPicture;
}

/** What messengers show of a link: they read no other words of the page. */
function LinkPreview({ origin, language, title, description, linkPicture }: LinkPreviewProps) {
  const { page, path, width, height, alt } = linkPicture;
  const facts: [property: string, content: string | number][] = [
    ['og:type', 'website'],
    ['og:site_name', 'Stillpoint'],
    ['og:url', origin + addressIn(language, page)],
    ['og:title', title],
    ['og:description', description],
    ['og:image', origin + path],
    ['og:image:type', 'image/png'],
    ['og:image:width', width],
    ['og:image:height', height],
    ['og:image:alt', alt],
  ];

  return (
    <>
      {facts.map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

interface DataProps {
  id?: string;
  type: string;
  value: object;
}

/** A block of JSON. `<` is escaped so that no text can close the block. */
function Data({ value, ...rest }: DataProps) {
  return (
    <script
      {...rest}
      dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replaceAll('<', '\\u003c') }}
    />
  );
}
