import { spokenLanguage, type Language } from '../../page/language.ts';

/** The words of the wallet's button and of its sheet in one language. */
export interface WalletWords {
  /** What a button does, around the wallet's mark. */
  buy: (wallet: string) => string;
  before: string;
  after: string;
  notice: string;
  total: (amount: string) => string;
  card: string;
  pay: string;
  cancel: string;
  over: string;
  opening: string;
}

const all: Readonly<Record<Language, WalletWords>> = {
  en: {
    buy: (wallet) => `Buy with ${wallet}`,
    before: 'Buy with',
    after: '',
    notice: 'Sandbox: no money moves.',
    total: (amount) => `Pay ${amount}`,
    card: 'Card',
    pay: 'Pay',
    cancel: 'Cancel',
    over: 'This payment can no longer be confirmed.',
    opening: 'One moment',
  },
  de: {
    buy: (wallet) => `Mit ${wallet} kaufen`,
    before: 'Mit',
    after: 'kaufen',
    notice: 'Sandbox: Es fließt kein Geld.',
    total: (amount) => `${amount} bezahlen`,
    card: 'Karte',
    pay: 'Bezahlen',
    cancel: 'Abbrechen',
    over: 'Diese Zahlung kann nicht mehr bestätigt werden.',
    opening: 'Einen Moment',
  },
  es: {
    buy: (wallet) => `Comprar con ${wallet}`,
    before: 'Comprar con',
    after: '',
    notice: 'Sandbox: no se mueve dinero.',
    total: (amount) => `Pagar ${amount}`,
    card: 'Tarjeta',
    pay: 'Pagar',
    cancel: 'Cancelar',
    over: 'Este pago ya no se puede confirmar.',
    opening: 'Un momento',
  },
  fr: {
    buy: (wallet) => `Acheter avec ${wallet}`,
    before: 'Acheter avec',
    after: '',
    notice: 'Sandbox\u202f: aucun argent ne circule.',
    total: (amount) => `Payer ${amount}`,
    card: 'Carte',
    pay: 'Payer',
    cancel: 'Annuler',
    over: 'Ce paiement ne peut plus être confirmé.',
    opening: 'Un instant',
  },
  pt: {
    buy: (wallet) => `Comprar com ${wallet}`,
    before: 'Comprar com',
    after: '',
    notice: 'Sandbox: nenhum dinheiro circula.',
    total: (amount) => `Pagar ${amount}`,
    card: 'Cartão',
    pay: 'Pagar',
    cancel: 'Cancelar',
    over: 'Este pagamento já não pode ser confirmado.',
    opening: 'Um momento',
  },
};

/** The words for a locale such as `de`; English where it is not spoken. */
export function wordsFor(locale: string | undefined): { language: Language; words: WalletWords } {
  const language = spokenLanguage(locale) ?? 'en';
  return { language, words: all[language] };
}
