import type { FastifyInstance } from 'fastify';
import { html } from './html.ts';
import { acceptedLanguage, spokenLanguage, type Language } from './language.ts';
import { sendPage } from './page.ts';

/** What such a place works with. */
export interface LandingPageOptions {
  /** Where its way back leads. */
  siteOrigin: string;
}

/** What a place that the site sends people to says of itself. */
export interface LandingPage {
  title: string;
  text: string;
}

const notices: Readonly<Record<Language, string>> = {
  en: 'This is a sandbox. No money moves, and nothing here is real.',
  de: 'Das ist eine Sandbox. Es fließt kein Geld, und nichts hier ist echt.',
  es: 'Esto es un entorno de pruebas. No se mueve dinero y nada aquí es real.',
  fr: 'Ceci est un environnement de test. Aucun argent ne circule, et rien ici n’est réel.',
  pt: 'Este é um ambiente de testes. Nenhum dinheiro é movimentado e nada aqui é real.',
};

const backWords: Readonly<Record<Language, string>> = {
  en: 'Back to Stillpoint',
  de: 'Zurück zu Stillpoint',
  es: 'Volver a Stillpoint',
  fr: 'Revenir à Stillpoint',
  pt: 'Voltar ao Stillpoint',
};

/**
 * Makes the place: any address below it says where the visitor arrived, in the language that its second part names
 * (`/help/pt-br`), else in the browser's.
 */
export function registerLandingPage(
  app: FastifyInstance,
  landingPages: Readonly<Record<Language, LandingPage>>,
  siteOrigin: string,
): void {
  for (const path of ['/', '/*']) {
    app.get(path, (request, reply) => {
      const language = languageInPath(request.url) ?? acceptedLanguage(request.headers['accept-language']);
      const { title, text } = landingPages[language];
      return sendPage(reply, {
        title,
        language,
        heading: false,
        body: html`<div class="card">
          <h1>${title}</h1>
          <p class="message" data-tone="notice">${notices[language]}</p>
          <p>${text}</p>
          <p class="fine"><code>${request.url.slice(0, 500)}</code></p>
          <p><a href="${siteOrigin}">${backWords[language]}</a></p>
        </div>`,
      });
    });
  }
}

function languageInPath(url: string): Language | undefined {
  const [, named] = /^\/[^/]+\/([a-z]{2}(?:-[a-z]{2})?)(?=[/?]|$)/.exec(url) ?? [];
  return spokenLanguage(named);
}
