import { Type, type FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { CountryCode, countryNamedIn } from '../../domain/countries.ts';
import { keepChosenCountry } from '../../http/country-cookies.ts';
import { keepChosenLanguage } from '../../http/language-cookie.ts';
import { ownPath } from '../../http/own-path.ts';
import { searchOf } from '../../http/query.ts';
import { splitLanguage } from './language-prefix.ts';
import type { OpenSite } from '../../site/open-site.ts';

type Language = OpenSite['languages'][number];

export interface PreferencesOptions {
  site: Pick<OpenSite, 'addressIn' | 'languages'>;
  /** Cookies travel over https alone. */
  secure: boolean;
}

const aYearInSeconds = 365 * 24 * 60 * 60;

const Choice = Type.Object({
  language: Type.Optional(Type.String()),
  country: Type.Optional(CountryCode),
  theme: Type.Optional(Type.Union([Type.Literal('day'), Type.Literal('night'), Type.Literal('system')])),
  /** The page to come back to. */
  path: Type.String(),
});

/** Keeps a visitor's choice of language, country or theme in a cookie, and shows the same page again. */
export const preferences: FastifyPluginCallbackTypebox<PreferencesOptions> = (
  app,
  { site, secure },
  done,
) => {
  const cookieOptions = {
    path: '/',
    maxAge: aYearInSeconds,
    sameSite: 'lax',
    httpOnly: true,
    secure,
  } as const;

  app.post('/preferences', { schema: { hide: true, body: Choice } }, async ({ body }, reply) => {
    const language = site.languages.find((known) => known === body.language);
    const { country } = body;
    const path = country === undefined ? ownPath(body.path) : inCountry(ownPath(body.path), country);
    if (language !== undefined) keepChosenLanguage(reply, language, { secure });
    if (country !== undefined) keepChosenCountry(reply, country, { secure });
    if (body.theme === 'system') void reply.clearCookie('theme', { path: '/' });
    else if (body.theme !== undefined) void reply.setCookie('theme', body.theme, cookieOptions);
    return reply.redirect(language === undefined ? path : inLanguage(path, language, site), 303);
  });
  done();
};

function inLanguage(path: string, language: Language, site: PreferencesOptions['site']): string {
  const { rest } = splitLanguage(path, site.languages);
  const search = searchOf(rest);
  const pathname = rest.slice(0, rest.length - search.length);
  // Without its language `/de//elsewhere` is `//elsewhere`, which a browser takes for a host.
  return ownPath(site.addressIn(language, pathname) + leadingBackIn(language, search, site));
}

/** A query whose address to lead back to is in another language. One that names none opens in the chosen language anyway. */
function leadingBackIn(language: Language, search: string, site: PreferencesOptions['site']): string {
  const query = new URLSearchParams(search);
  const back = query.get('redirectOnSuccess');
  if (back === null || splitLanguage(back, site.languages).language === 'en') return search;
  query.set('redirectOnSuccess', inLanguage(back, language, site));
  return `?${query.toString()}`;
}

/**
 * The same address for another country, where it or the address that a sign-in leads back to names one. A postal code
 * belongs to its country.
 */
function inCountry(path: string, country: string): string {
  const search = searchOf(path);
  const query = new URLSearchParams(search);
  const before = query.toString();
  if (countryNamedIn(query) !== country) query.delete('postalCode');
  if (query.has('country')) query.set('country', country);
  const back = query.get('redirectOnSuccess');
  if (back?.startsWith('/')) query.set('redirectOnSuccess', inCountry(back, country));
  const after = query.toString();
  if (after === before) return path;
  return path.slice(0, path.length - search.length) + (after === '' ? '' : `?${after}`);
}
