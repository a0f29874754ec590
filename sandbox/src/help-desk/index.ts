import type { FastifyPluginCallback } from 'fastify';
import { registerArrival, type ArrivalOptions } from '../page/arrival.ts';

/** The help desk with its articles: under /help. */
export const helpDeskRoutes: FastifyPluginCallback<ArrivalOptions> = (app, { siteOrigin }, done) => {
  registerArrival(app, arrivals, siteOrigin);
  done();
};

const arrivals = {
  en: {
    title: 'The help desk',
    text: 'The article that you asked for would stand here, and somebody would answer your letter.',
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
