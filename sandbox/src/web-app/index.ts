import type { FastifyPluginCallback } from 'fastify';
import { registerLandingPage, type LandingPageOptions } from '../page/landing-page.ts';

/** The web app, where people listen: under /web-app. */
export const webAppRoutes: FastifyPluginCallback<LandingPageOptions> = (app, { siteOrigin }, done) => {
  registerLandingPage(app, landingPages, siteOrigin);
  done();
};

const landingPages = {
  en: { title: 'The web app', text: 'You have arrived where people listen. The real app would open here.' },
  de: {
    title: 'Die Web-App',
    text: 'Du bist da angekommen, wo Menschen hören. Hier würde sich die echte App öffnen.',
  },
  es: {
    title: 'La aplicación web',
    text: 'Has llegado adonde la gente escucha. Aquí se abriría la aplicación real.',
  },
  fr: {
    title: 'L’application web',
    text: 'Vous êtes là où l’on écoute. La vraie application s’ouvrirait ici.',
  },
  pt: {
    title: 'O aplicativo web',
    text: 'Você chegou ao lugar onde as pessoas ouvem. O aplicativo real abriria aqui.',
  },
};
