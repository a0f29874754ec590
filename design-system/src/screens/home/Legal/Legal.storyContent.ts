import type { Language } from '@stillpoint/translations';
import type { LegalBlock, LegalState } from './LegalState.ts';

type ReadyState = Extract<LegalState, { status: 'ready' }>;

/** Sample texts in the other languages, for stories only. */
export const legalStoryContent: Record<Exclude<Language, 'en'>, ReadyState> = {
  de: policy(
    'Datenschutz',
    'Diese Seite sagt, was wir über dich speichern, warum wir es speichern und wann wir es löschen.',
    [
      {
        id: 'was-wir-speichern',
        title: 'Was wir speichern',
        text: 'Wir speichern, was der Vertrag zwischen uns braucht, und ohne deine Einwilligung sonst nichts.',
        items: [
          'Deinen Namen und deine E-Mail-Adresse',
          'Dein Abo, und was du dafür bezahlt hast',
          'Die Sprache, in der du uns liest',
        ],
      },
      {
        id: 'wie-lange',
        title: 'Wie lange wir es speichern',
        text: 'Was du zählen lässt, löschen wir nach neunzig Tagen und mit deinem Konto.',
      },
    ],
  ),
  es: policy(
    'Política de privacidad',
    'Esta página dice qué guardamos sobre ti, por qué lo guardamos y cuándo lo borramos.',
    [
      {
        id: 'que-guardamos',
        title: 'Qué guardamos',
        text: 'Guardamos lo que necesita el contrato entre nosotros, y nada más hasta que aceptes.',
        items: [
          'Tu nombre y tu correo electrónico',
          'Tu plan, y lo que pagaste por él',
          'El idioma en que nos lees',
        ],
      },
      {
        id: 'cuanto-tiempo',
        title: 'Cuánto tiempo lo guardamos',
        text: 'Lo que aceptaste que contáramos se borra a los noventa días, y con tu cuenta.',
      },
    ],
  ),
  fr: policy(
    'Politique de confidentialité',
    'Cette page dit ce que nous conservons à votre sujet, pourquoi, et quand nous l’effaçons.',
    [
      {
        id: 'ce-que-nous-conservons',
        title: 'Ce que nous conservons',
        text: 'Nous conservons ce dont notre contrat a besoin, et rien d’autre avant votre accord.',
        items: [
          'Votre nom et votre adresse e-mail',
          'Votre formule, et ce que vous avez payé',
          'La langue dans laquelle vous nous lisez',
        ],
      },
      {
        id: 'combien-de-temps',
        title: 'Combien de temps nous le conservons',
        text: 'Ce que vous avez accepté de laisser compter est effacé après quatre-vingt-dix jours, et avec votre compte.',
      },
    ],
  ),
  pt: policy(
    'Política de privacidade',
    'Esta página diz o que guardamos sobre você, por que guardamos e quando apagamos.',
    [
      {
        id: 'o-que-guardamos',
        title: 'O que guardamos',
        text: 'Guardamos o que o contrato entre nós exige, e nada mais até você aceitar.',
        items: [
          'Seu nome e seu e-mail',
          'Seu plano, e quanto você pagou por ele',
          'O idioma em que você nos lê',
        ],
      },
      {
        id: 'por-quanto-tempo',
        title: 'Por quanto tempo guardamos',
        text: 'O que você concordou em deixar contar é apagado depois de noventa dias, e junto com a sua conta.',
      },
    ],
  ),
};

interface Section {
  id: string;
  title: string;
  text: string;
  items?: string[];
}

function policy(title: string, opening: string, sections: Section[]): ReadyState {
  return {
    status: 'ready',
    title,
    updated: '2026-11-02',
    blocks: [{ kind: 'paragraph', text: opening }, ...sections.flatMap(blocksOf)],
  };
}

function blocksOf({ id, title, text, items }: Section): LegalBlock[] {
  return [
    { kind: 'heading', id, text: title },
    { kind: 'paragraph', text },
    ...(items ? [{ kind: 'list' as const, items }] : []),
  ];
}
