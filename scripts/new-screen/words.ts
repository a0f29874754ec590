import type { Language } from '../../translations/index.ts';

/** The words of a new screen, to be replaced by those of its copywriter. */
interface Words {
  title: string;
  text: string;
  home: string;
}

/** The words that a live screen has besides. */
interface FormWords {
  submit: { ready: string; submitting: string };
  failed: string;
  done: string;
}

const words: Record<Language, Words & FormWords> = {
  en: {
    title: 'A new page',
    text: 'This page is being written.',
    home: 'Back to home',
    submit: { ready: 'Continue', submitting: 'One moment' },
    failed: 'That did not work. Please try again.',
    done: 'All done.',
  },
  de: {
    title: 'Eine neue Seite',
    text: 'Diese Seite wird gerade geschrieben.',
    home: 'Zur Startseite',
    submit: { ready: 'Weiter', submitting: 'Einen Moment' },
    failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
    done: 'Alles erledigt.',
  },
  es: {
    title: 'Una página nueva',
    text: 'Estamos escribiendo esta página.',
    home: 'Ir a la página de inicio',
    submit: { ready: 'Continuar', submitting: 'Un momento' },
    failed: 'No ha funcionado. Inténtalo de nuevo.',
    done: 'Todo listo.',
  },
  fr: {
    title: 'Une nouvelle page',
    text: 'Cette page est en cours de rédaction.',
    home: 'Aller à la page d’accueil',
    submit: { ready: 'Continuer', submitting: 'Un instant' },
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    done: 'C’est fait.',
  },
  pt: {
    title: 'Uma página nova',
    text: 'Esta página está sendo escrita.',
    home: 'Ir para a página inicial',
    submit: { ready: 'Continuar', submitting: 'Um momento' },
    failed: 'Não funcionou. Tente de novo.',
    done: 'Tudo pronto.',
  },
};

/** The content of the screen's file of words, by language. */
export function wordsByLanguage({ live }: { live: boolean }): [language: string, content: string][] {
  return Object.entries(words).map(([language, { title, text, home, ...form }]) => {
    const meta = { title: `${title} · Stillpoint`, description: text };
    return [language, `${JSON.stringify({ meta, title, text, home, ...(live && form) }, undefined, 2)}\n`];
  });
}
