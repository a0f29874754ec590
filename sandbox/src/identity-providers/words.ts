import { acceptedLanguage, type Language } from '../page/language.ts';

/** The words of a company's page in one language. */
export interface AgreementWords {
  title: (company: string) => string;
  notice: (company: string) => string;
  asks: string;
  who: string;
  agree: string;
  refuse: string;
  goingBack: string;
  goOn: string;
}

const words: Readonly<Record<Language, AgreementWords>> = {
  en: {
    title: (company) => `Sign in with ${company}`,
    notice: (company) => `This is a sandbox, not ${company}. Nothing here is real.`,
    asks: 'Stillpoint would like to know who you are.',
    who: 'Who are you?',
    agree: 'Agree and continue',
    refuse: 'Cancel and go back',
    goingBack: 'Going back to Stillpoint',
    goOn: 'Continue',
  },
  de: {
    title: (company) => `Mit ${company} anmelden`,
    notice: (company) => `Das ist eine Sandbox, nicht ${company}. Nichts hier ist echt.`,
    asks: 'Stillpoint möchte wissen, wer du bist.',
    who: 'Wer bist du?',
    agree: 'Zustimmen und weiter',
    refuse: 'Abbrechen und zurück',
    goingBack: 'Zurück zu Stillpoint',
    goOn: 'Weiter',
  },
  es: {
    title: (company) => `Iniciar sesión con ${company}`,
    notice: (company) => `Esto es un entorno de pruebas, no ${company}. Nada aquí es real.`,
    asks: 'Stillpoint quiere saber quién eres.',
    who: '¿Quién eres?',
    agree: 'Aceptar y continuar',
    refuse: 'Cancelar y volver',
    goingBack: 'Volviendo a Stillpoint',
    goOn: 'Continuar',
  },
  fr: {
    title: (company) => `Se connecter avec ${company}`,
    notice: (company) => `Ceci est un environnement de test, pas ${company}. Rien ici n’est réel.`,
    asks: 'Stillpoint souhaite savoir qui vous êtes.',
    who: 'Qui êtes-vous ?',
    agree: 'Accepter et continuer',
    refuse: 'Annuler et revenir',
    goingBack: 'Retour à Stillpoint',
    goOn: 'Continuer',
  },
  pt: {
    title: (company) => `Entrar com ${company}`,
    notice: (company) => `Este é um ambiente de testes, não ${company}. Nada aqui é real.`,
    asks: 'O Stillpoint quer saber quem você é.',
    who: 'Quem é você?',
    agree: 'Aceitar e continuar',
    refuse: 'Cancelar e voltar',
    goingBack: 'Voltando ao Stillpoint',
    goOn: 'Continuar',
  },
};

/** The words in the language that a browser likes best, and that language. */
export function wordsFor(accepted: string | undefined): { language: Language; words: AgreementWords } {
  const language = acceptedLanguage(accepted);
  return { language, words: words[language] };
}
