import { acceptedLanguage, type Language } from '../page/language.ts';

/** The words of the approval page in one language. */
export interface ApprovalWords {
  title: string;
  notice: string;
  asks: string;
  who: string;
  refusedLater: string;
  approve: string;
  cancel: string;
  over: string;
}

const words: Readonly<Record<Language, ApprovalWords>> = {
  en: {
    title: 'Agree to pay with PayPal',
    notice: 'This is a sandbox, not PayPal. No money moves.',
    asks: 'Stillpoint would like to charge your PayPal account when a payment falls due.',
    who: 'Who are you?',
    refusedLater: 'agrees, but the payment is refused afterwards',
    approve: 'Agree and continue',
    cancel: 'Cancel and go back',
    over: 'This request is not known, or has been answered. Go back to the checkout and begin again.',
  },
  de: {
    title: 'Zahlung mit PayPal zustimmen',
    notice: 'Das ist eine Sandbox, nicht PayPal. Es fließt kein Geld.',
    asks: 'Stillpoint möchte dein PayPal-Konto belasten, wenn eine Zahlung fällig wird.',
    who: 'Wer bist du?',
    refusedLater: 'stimmt zu, danach wird die Zahlung aber abgelehnt',
    approve: 'Zustimmen und weiter',
    cancel: 'Abbrechen und zurück',
    over: 'Diese Anfrage ist unbekannt oder schon beantwortet. Geh zurück zur Kasse und beginne noch einmal.',
  },
  es: {
    title: 'Aceptar el pago con PayPal',
    notice: 'Esto es un entorno de pruebas, no PayPal. No se mueve dinero.',
    asks: 'Stillpoint quiere cobrar de tu cuenta de PayPal cuando venza un pago.',
    who: '¿Quién eres?',
    refusedLater: 'acepta, pero el pago se rechaza después',
    approve: 'Aceptar y continuar',
    cancel: 'Cancelar y volver',
    over: 'Esta solicitud no existe o ya se respondió. Vuelve al pago y empieza de nuevo.',
  },
  fr: {
    title: 'Accepter le paiement avec PayPal',
    notice: 'Ceci est un environnement de test, pas PayPal. Aucun argent ne circule.',
    asks: 'Stillpoint souhaite prélever votre compte PayPal quand un paiement arrive à échéance.',
    who: 'Qui êtes-vous ?',
    refusedLater: 'accepte, mais le paiement est refusé ensuite',
    approve: 'Accepter et continuer',
    cancel: 'Annuler et revenir',
    over: 'Cette demande est inconnue ou déjà traitée. Revenez au paiement et recommencez.',
  },
  pt: {
    title: 'Aceitar o pagamento com PayPal',
    notice: 'Este é um ambiente de testes, não o PayPal. Nenhum dinheiro é movimentado.',
    asks: 'O Stillpoint quer cobrar da sua conta PayPal quando um pagamento vencer.',
    who: 'Quem é você?',
    refusedLater: 'aceita, mas o pagamento é recusado depois',
    approve: 'Aceitar e continuar',
    cancel: 'Cancelar e voltar',
    over: 'Esta solicitação não existe ou já foi respondida. Volte ao pagamento e comece de novo.',
  },
};

/** The words in the language that the browser likes best of those spoken. */
export function wordsFor(acceptLanguage: string | undefined): { language: Language; words: ApprovalWords } {
  const language = acceptedLanguage(acceptLanguage);
  return { language, words: words[language] };
}
