import { acceptedLanguage, spokenLanguage, type Language } from '../page/language.ts';
import type { Step } from './model.ts';

/** The words of the hosted page in one language. */
export interface VerifyWords {
  title: string;
  notice: string;
  firstName: string;
  lastName: string;
  email: string;
  birthDate: string;
  school: string;
  file: string;
  submit: string;
  back: string;
  check: string;
  steps: Readonly<Record<Step | 'unknown', string>>;
  rejected: string;
}

const all: Readonly<Record<Language, VerifyWords>> = {
  en: {
    title: 'Verify that you study',
    notice: 'This is a sandbox, not SheerID. Nothing here is real.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    birthDate: 'Date of birth',
    school: 'School',
    file: 'A document that shows you study',
    submit: 'Continue',
    back: 'Back to Stillpoint',
    check: 'Please check this field.',
    rejected: 'Your last document was out of date. Please send a current one.',
    steps: {
      collectStudentPersonalInfo: 'Tell us where you study.',
      docUpload: 'We need a document, such as your student ID or a certificate of this term.',
      pending: 'Thank you. We’re looking at it, and you’ll hear from Stillpoint.',
      success: 'You’re verified.',
      error: 'We couldn’t verify you.',
      unknown: 'This verification is not known. Go back and begin again.',
    },
  },
  de: {
    title: 'Bestätige, dass du studierst',
    notice: 'Das ist eine Sandbox, nicht SheerID. Nichts hier ist echt.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    birthDate: 'Geburtsdatum',
    school: 'Hochschule',
    file: 'Ein Dokument, das zeigt, dass du studierst',
    submit: 'Weiter',
    back: 'Zurück zu Stillpoint',
    check: 'Bitte prüfe dieses Feld.',
    rejected: 'Dein letztes Dokument war nicht mehr gültig. Bitte schick uns ein aktuelles.',
    steps: {
      collectStudentPersonalInfo: 'Sag uns, wo du studierst.',
      docUpload:
        'Wir brauchen ein Dokument, etwa deinen Studierendenausweis oder eine Bescheinigung dieses Semesters.',
      pending: 'Danke. Wir sehen es uns an, und du hörst von Stillpoint.',
      success: 'Du bist bestätigt.',
      error: 'Wir konnten dich nicht bestätigen.',
      unknown: 'Diese Prüfung ist nicht bekannt. Geh zurück und beginne noch einmal.',
    },
  },
  es: {
    title: 'Confirma que estudias',
    notice: 'Esto es un entorno de pruebas, no SheerID. Nada aquí es real.',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    birthDate: 'Fecha de nacimiento',
    school: 'Centro de estudios',
    file: 'Un documento que muestre que estudias',
    submit: 'Continuar',
    back: 'Volver a Stillpoint',
    check: 'Revisa este campo.',
    rejected: 'Tu último documento no estaba vigente. Envía uno actual.',
    steps: {
      collectStudentPersonalInfo: 'Dinos dónde estudias.',
      docUpload: 'Necesitamos un documento, como tu carné o un certificado de este curso.',
      pending: 'Gracias. Lo estamos revisando y Stillpoint te avisará.',
      success: 'Estás verificado.',
      error: 'No hemos podido verificarte.',
      unknown: 'No conocemos esta verificación. Vuelve y empieza de nuevo.',
    },
  },
  fr: {
    title: 'Confirmez que vous étudiez',
    notice: 'Ceci est un environnement de test, pas SheerID. Rien ici n’est réel.',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse e-mail',
    birthDate: 'Date de naissance',
    school: 'Établissement',
    file: 'Un document qui montre que vous étudiez',
    submit: 'Continuer',
    back: 'Retour à Stillpoint',
    check: 'Vérifiez ce champ.',
    rejected: 'Votre dernier document n’était plus valable. Envoyez-en un récent.',
    steps: {
      collectStudentPersonalInfo: 'Dites-nous où vous étudiez.',
      docUpload: 'Il nous faut un document, comme votre carte d’étudiant ou un certificat de scolarité.',
      pending: 'Merci. Nous l’examinons, et Stillpoint vous tiendra au courant.',
      success: 'C’est confirmé.',
      error: 'Nous n’avons pas pu vérifier vos études.',
      unknown: 'Cette vérification est inconnue. Revenez en arrière et recommencez.',
    },
  },
  pt: {
    title: 'Confirme que você estuda',
    notice: 'Este é um ambiente de testes, não o SheerID. Nada aqui é real.',
    firstName: 'Nome',
    lastName: 'Sobrenome',
    email: 'E-mail',
    birthDate: 'Data de nascimento',
    school: 'Instituição de ensino',
    file: 'Um documento que mostre que você estuda',
    submit: 'Continuar',
    back: 'Voltar ao Stillpoint',
    check: 'Confira este campo.',
    rejected: 'Seu último documento estava vencido. Envie um atual.',
    steps: {
      collectStudentPersonalInfo: 'Conte onde você estuda.',
      docUpload: 'Precisamos de um documento, como a carteirinha ou uma declaração de matrícula.',
      pending: 'Obrigado. Estamos analisando, e o Stillpoint vai avisar você.',
      success: 'Está confirmado.',
      error: 'Não conseguimos confirmar.',
      unknown: 'Não conhecemos esta verificação. Volte e comece de novo.',
    },
  },
};

/** The words of a locale, or of the language that a browser likes best. */
export function wordsFor(locale: string | undefined, accepted: string | undefined) {
  const language = spokenLanguage(locale) ?? acceptedLanguage(accepted);
  return { language, words: all[language] };
}
