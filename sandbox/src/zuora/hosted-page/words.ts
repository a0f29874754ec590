import { spokenLanguage, type Language } from '../../page/language.ts';
import type { CardFieldName } from './card-entry.ts';
import type { CardRefusal } from './test-cards.ts';

/** The words of the payment page in one language. */
export interface PageWords {
  title: string;
  notice: string;
  number: string;
  holder: string;
  expiry: string;
  /** How a month is typed: two digits of the month, two of the year. */
  expiryShape: string;
  code: string;
  codeShape: string;
  submit: string;
  hint: string;
  problems: Readonly<Record<CardFieldName, string>>;
  refused: Readonly<Record<CardRefusal, string>>;
  over: string;
  done: (brand: string, lastDigits: string) => string;
}

const words: Readonly<Record<Language, PageWords>> = {
  en: {
    title: 'Card details',
    notice: 'Sandbox: no money moves. Never type a real card here.',
    number: 'Card number',
    holder: 'Name on the card',
    expiry: 'Expiry date',
    expiryShape: 'MM / YY',
    code: 'Security code',
    codeShape: '3 digits',
    submit: 'Use this card',
    hint: 'Test card:',
    problems: {
      number: 'This page takes test cards only, such as 4111 1111 1111 1111.',
      holder: 'The name on the card is missing.',
      expiry: 'This month is over, or something is missing.',
      code: 'The security code has three or four digits.',
    },
    refused: {
      declined: 'Your bank declined this card. Please try another one.',
      expired: 'This card has expired. Please try another one.',
      wrongCode: 'The security code does not belong to this card. Please look at it once more.',
    },
    over: 'This form can no longer be used. Reload the checkout to get a new one.',
    done: (brand, lastDigits) => `${brand} ending in ${lastDigits} is ready.`,
  },
  de: {
    title: 'Kartendaten',
    notice: 'Sandbox: Es fließt kein Geld. Gib hier nie eine echte Karte ein.',
    number: 'Kartennummer',
    holder: 'Name auf der Karte',
    expiry: 'Gültig bis',
    expiryShape: 'MM / JJ',
    code: 'Prüfnummer',
    codeShape: '3 Ziffern',
    submit: 'Diese Karte verwenden',
    hint: 'Testkarte:',
    problems: {
      number: 'Diese Seite nimmt nur Testkarten an, zum Beispiel 4111 1111 1111 1111.',
      holder: 'Der Name auf der Karte fehlt.',
      expiry: 'Dieser Monat ist vorbei, oder eine Angabe fehlt.',
      code: 'Die Prüfnummer hat drei oder vier Ziffern.',
    },
    refused: {
      declined: 'Deine Bank hat diese Karte abgelehnt. Bitte versuche es mit einer anderen.',
      expired: 'Diese Karte ist abgelaufen. Bitte versuche es mit einer anderen.',
      wrongCode: 'Die Prüfnummer gehört nicht zu dieser Karte. Bitte sieh sie dir noch einmal an.',
    },
    over: 'Dieses Formular kann nicht mehr verwendet werden. Lade die Kasse neu, um ein neues zu erhalten.',
    done: (brand, lastDigits) => `${brand} mit den Endziffern ${lastDigits} ist bereit.`,
  },
  es: {
    title: 'Datos de la tarjeta',
    notice: 'Entorno de pruebas: no se mueve dinero. Nunca escribas aquí una tarjeta real.',
    number: 'Número de tarjeta',
    holder: 'Nombre en la tarjeta',
    expiry: 'Vencimiento',
    expiryShape: 'MM / AA',
    code: 'Código de seguridad',
    codeShape: '3 dígitos',
    submit: 'Usar esta tarjeta',
    hint: 'Tarjeta de prueba:',
    problems: {
      number: 'Esta página solo acepta tarjetas de prueba, como 4111 1111 1111 1111.',
      holder: 'Falta el nombre en la tarjeta.',
      expiry: 'Esta fecha ya pasó o está incompleta.',
      code: 'El código de seguridad tiene tres o cuatro dígitos.',
    },
    refused: {
      declined: 'Tu banco ha rechazado esta tarjeta. Prueba con otra, por favor.',
      expired: 'Esta tarjeta está vencida. Prueba con otra, por favor.',
      wrongCode: 'El código de seguridad no corresponde a esta tarjeta. Revísalo, por favor.',
    },
    over: 'Este formulario ya no se puede usar. Vuelve a cargar el pago para obtener uno nuevo.',
    done: (brand, lastDigits) => `${brand} terminada en ${lastDigits} está lista.`,
  },
  fr: {
    title: 'Coordonnées de la carte',
    notice: 'Environnement de test : aucun argent ne circule. Ne saisissez jamais une vraie carte ici.',
    number: 'Numéro de carte',
    holder: 'Nom sur la carte',
    expiry: 'Date d’expiration',
    expiryShape: 'MM / AA',
    code: 'Code de sécurité',
    codeShape: '3 chiffres',
    submit: 'Utiliser cette carte',
    hint: 'Carte de test :',
    problems: {
      number: 'Cette page n’accepte que des cartes de test, par exemple 4111 1111 1111 1111.',
      holder: 'Il manque le nom sur la carte.',
      expiry: 'Cette date est passée ou incomplète.',
      code: 'Le code de sécurité compte trois ou quatre chiffres.',
    },
    refused: {
      declined: 'Votre banque a refusé cette carte. Essayez-en une autre.',
      expired: 'Cette carte a expiré. Essayez-en une autre.',
      wrongCode: 'Le code de sécurité ne correspond pas à cette carte. Vérifiez-le.',
    },
    over: 'Ce formulaire ne peut plus servir. Rechargez le paiement pour en obtenir un nouveau.',
    done: (brand, lastDigits) => `La carte ${brand} se terminant par ${lastDigits} est prête.`,
  },
  pt: {
    title: 'Dados do cartão',
    notice: 'Ambiente de testes: nenhum dinheiro é movimentado. Nunca digite um cartão real aqui.',
    number: 'Número do cartão',
    holder: 'Nome no cartão',
    expiry: 'Validade',
    expiryShape: 'MM / AA',
    code: 'Código de segurança',
    codeShape: '3 dígitos',
    submit: 'Usar este cartão',
    hint: 'Cartão de teste:',
    problems: {
      number: 'Esta página só aceita cartões de teste, como 4111 1111 1111 1111.',
      holder: 'Falta o nome no cartão.',
      expiry: 'Esta data já passou ou está incompleta.',
      code: 'O código de segurança tem três ou quatro dígitos.',
    },
    refused: {
      declined: 'Seu banco recusou este cartão. Tente outro, por favor.',
      expired: 'Este cartão está vencido. Tente outro, por favor.',
      wrongCode: 'O código de segurança não corresponde a este cartão. Confira, por favor.',
    },
    over: 'Este formulário não pode mais ser usado. Recarregue o pagamento para obter um novo.',
    done: (brand, lastDigits) => `O cartão ${brand} com final ${lastDigits} está pronto.`,
  },
};

/** The words for a locale such as `de` or `de_DE`; English for one that is not spoken. */
export function wordsFor(locale: string | undefined): { language: Language; words: PageWords } {
  const language = spokenLanguage(locale) ?? 'en';
  return { language, words: words[language] };
}
