import type { FastifyPluginCallback } from 'fastify';
import { registerLandingPage, type LandingPageOptions } from '../page/landing-page.ts';

/** The help desk with its articles: under /help. */
export const helpDeskRoutes: FastifyPluginCallback<LandingPageOptions> = (app, { siteOrigin }, done) => {
  registerLandingPage(app, landingPages, siteOrigin);
  done();
};

const landingPages = {
  en: {
    title: 'The help desk',
    text: 'The article that you asked for would stand here, and your letter would be answered.',
  },
  de: {
    title: 'Die Hilfe',
    text: 'Hier stünde der Artikel, den du suchst, und jemand würde deinen Brief beantworten.',
  },
  es: {
    title: 'El centro de ayuda',
    text: 'Aquí estaría el artículo que buscas, y alguien respondería a tu mensaje.',
  },
  fr: {
    title: 'Le centre d’aide',
    text: 'L’article que vous cherchez se trouverait ici, et quelqu’un répondrait à votre message.',
  },
  pt: {
    title: 'A central de ajuda',
    text: 'O artigo que você procura estaria aqui, e alguém responderia à sua mensagem.',
  },
};
