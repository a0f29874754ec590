import type { FastifyInstance } from 'fastify';
import type { OpenSite } from '../../site/open-site.ts';

export interface SearchEngineOptions {
  site: Pick<OpenSite, 'addressIn' | 'languages' | 'routes'>;
  siteOrigin: string;
}

/** What search engines read: which pages there are, in which languages, and where not to look. */
export function searchEngines(app: FastifyInstance, { site, siteOrigin }: SearchEngineOptions) {
  const sitemap = sitemapOf(site, siteOrigin);

  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(sitemap),
  );

  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /oidc/\nDisallow: /subscription\nSitemap: ${siteOrigin}/sitemap.xml\n`),
  );
}

function sitemapOf({ routes, languages, addressIn }: SearchEngineOptions['site'], origin: string): string {
  const urls = Object.values(routes)
    .filter(({ listed }) => listed)
    .flatMap(({ path }) =>
      languages.map((language) => {
        const others = languages
          .map(
            (other) =>
              `<xhtml:link rel="alternate" hreflang="${other}" href="${origin}${addressIn(other, path)}"/>`,
          )
          .join('');
        return `<url><loc>${origin}${addressIn(language, path)}</loc>${others}</url>`;
      }),
    );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}
