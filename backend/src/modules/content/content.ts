import type { Language } from '../../domain/languages.ts';
import type { FactsOf } from '../../http/page-handler.ts';

type Ready<Facts> = Omit<Extract<Facts, { status: 'ready' }>, 'status'>;

/** What is sold where the visitor is: the facts of a page that no editor writes. */
export type OfferFacts = Pick<
  Ready<FactsOf<'contentPage'>>,
  'plans' | 'tax' | 'trialDates' | 'standing' | 'likelyCountry' | 'promotion'
>;

/** A page that editors made of modules. `slug` is its address, without a slash before it. */
export type ContentPage = Omit<Ready<FactsOf<'contentPage'>>, keyof OfferFacts>;

/** A part of the home page as editors wrote it, in the order that they gave. */
export type HomeModule = FactsOf<'home'>['modules'][number];

/** A part of any other page as editors wrote it. */
export type ContentModule = ContentPage['modules'][number];

/** A block of running text. */
export type TextBlock = Extract<ContentModule, { kind: 'text' }>['blocks'][number];

/** A piece of a sentence. */
export type TextRun = Extract<TextBlock, { kind: 'paragraph' }>['runs'][number];

/** A legal text. `updated` is the day of the last change, `2026-11-02`. */
export type LegalText = Ready<FactsOf<'privacyPolicy'>>;

/** A piece of a legal text. `id` is what a table of contents links to. */
export type LegalBlock = LegalText['blocks'][number];

/** The drawings of ours that editors may show. */
export const pictureScenes = [
  'lake',
  'valley',
  'shore',
  'still',
  'passing',
  'risen',
  'hour-sit',
  'hour-breathe',
  'hour-sleep',
] as const satisfies readonly Extract<ContentModule, { kind: 'picture' }>['scene'][];

/** What there is at a slug, or why there is nothing: it was not written, or the content service was never reached. */
export type Found<Text> = ({ status: 'ready' } & Text) | { status: 'missing' } | { status: 'unavailable' };

/** What visitors see, or what editors work on. */
export type View = 'published' | 'drafts';

/** What editors wrote, as pages read it: what is published, unless a view says otherwise. */
export interface Content {
  /** What editors put on the home page. Empty while the content service was never reached. */
  homeModules: (language: Language, view?: View) => Promise<HomeModule[]>;
  legalPage: (slug: string, language: Language, view?: View) => Promise<Found<LegalText>>;
  contentPage: (slug: string, language: Language, view?: View) => Promise<Found<ContentPage>>;
}
