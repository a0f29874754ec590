import { Type, type FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ownPath } from '../../http/own-path.ts';
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
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  theme: Type.Optional(Type.Union([Type.Literal('day'), Type.Literal('night'), Type.Literal('system')])),
  /** The page to come back to. */
  path: Type.String({ maxLength: 2048 }),
});

/** Keeps a visitor's choice of language, country or theme in a cookie, and shows the same page again. */
export const preferences: FastifyPluginCallbackTypebox<PreferencesOptions> = (
  app,
  { site, secure },
  done,
) => {
  const cookie = { path: '/', maxAge: aYearInSeconds, sameSite: 'lax', httpOnly: true, secure } as const;

  app.post('/preferences', { schema: { hide: true, body: Choice } }, async ({ body }, reply) => {
    const language = site.languages.find((known) => known === body.language);
    const path = ownPath(body.path);
    if (language !== undefined) void reply.setCookie('language', language, cookie);
    if (body.country !== undefined) void reply.setCookie('countryCode', body.country, cookie);
    if (body.theme === 'system') void reply.clearCookie('theme', { path: '/' });
    else if (body.theme !== undefined) void reply.setCookie('theme', body.theme, cookie);
    return reply.redirect(language === undefined ? path : inLanguage(path, language, site), 303);
  });
  done();
};

function inLanguage(
  path: string,
  language: Language,
  { addressIn, languages }: PreferencesOptions['site'],
): string {
  const [pathname = '/', query] = splitLanguage(path, languages).rest.split('?');
  // Without its language `/de//elsewhere` is `//elsewhere`, which a browser takes for a host.
  return ownPath(addressIn(language, pathname) + (query === undefined ? '' : `?${query}`));
}
