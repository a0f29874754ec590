import type { OpenSite } from './open-site.ts';

/** In the place of the site where no page is ever drawn: while the API is described, before the site is built. */
export const unbuiltSite: OpenSite = {
  addressIn: (_language, path) => path,
  languages: [] as unknown as OpenSite['languages'],
  routes: {} as OpenSite['routes'],
  draw: () => Promise.reject(new Error('The site is not built')),
  drawMail: () => {
    throw new Error('The site is not built');
  },
  staticFolder: '',
};
