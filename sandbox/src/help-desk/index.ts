import type { FastifyInstance } from 'fastify';
import { registerArrival } from '../page/arrival.ts';

/** The help desk with its articles: under /help. */
export async function helpDeskRoutes(
  app: FastifyInstance,
  { siteOrigin }: { siteOrigin: string },
): Promise<void> {
  registerArrival(app, arrivals, siteOrigin);
}

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
    text: 'Aquí estaría el artículo que buscas, y alguien respondería a tu carta.',
  },
  fr: {
    title: 'Le centre d’aide',
    text: 'L’article que vous cherchez se trouverait ici, et quelqu’un répondrait à votre lettre.',
  },
  pt: {
    title: 'A central de ajuda',
    text: 'O artigo que você procura estaria aqui, e alguém responderia à sua carta.',
  },
};
