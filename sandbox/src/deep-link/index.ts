import type { FastifyPluginCallback } from 'fastify';
import { registerLandingPage, type LandingPageOptions } from '../page/landing-page.ts';

/** Links that would open the app on a phone: under /deep-link. */
export const deepLinkRoutes: FastifyPluginCallback<LandingPageOptions> = (app, { siteOrigin }, done) => {
  registerLandingPage(app, landingPages, siteOrigin);
  done();
};

const landingPages = {
  en: {
    title: 'A link into the app',
    text: 'On a phone this link would open the app at the very place that it names.',
  },
  de: {
    title: 'Ein Link in die App',
    text: 'Auf einem Telefon würde dieser Link die App genau an der Stelle öffnen, die er nennt.',
  },
  es: {
    title: 'Un enlace a la aplicación',
    text: 'En un teléfono, este enlace abriría la aplicación justo en el lugar que indica.',
  },
  fr: {
    title: 'Un lien vers l’application',
    text: 'Sur un téléphone, ce lien ouvrirait l’application à l’endroit précis qu’il indique.',
  },
  pt: {
    title: 'Um link para o aplicativo',
    text: 'Em um telefone, este link abriria o aplicativo exatamente no lugar que indica.',
  },
};
