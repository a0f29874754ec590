import type { Language } from '../../domain/languages.ts';

/** A part of the home page as editors wrote it, in the order that they gave. */
export type HomeModule =
  | { kind: 'hero'; headline: string; lead: string }
  | {
      kind: 'hours';
      title: string;
      hours: { mood: 'dawn' | 'dusk' | 'night'; title: string; text: string }[];
    }
  | { kind: 'plans'; title: string; lead: string }
  | { kind: 'nights'; title: string; lead: string }
  | { kind: 'breath'; title: string }
  | { kind: 'questions'; title: string; questions: { question: string; answer: string }[] };

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
] as const;

export type PictureScene = (typeof pictureScenes)[number];

/** A piece of a sentence. */
export interface TextRun {
  text: string;
  strong?: true;
  href?: string;
}

/** A block of running text. */
export type TextBlock =
  | { kind: 'heading'; level: 2 | 3 | 4; text: string }
  | { kind: 'paragraph'; runs: TextRun[] }
  | { kind: 'list'; ordered: boolean; items: TextRun[][] };

/** A part of any other page as editors wrote it. */
export type ContentModule =
  | Exclude<HomeModule, { kind: 'hero' }>
  | { kind: 'hero'; headline: string; lead: string; scene?: PictureScene }
  | { kind: 'text'; title?: string; blocks: TextBlock[] }
  | { kind: 'picture'; scene: PictureScene; alt: string; caption?: string }
  | { kind: 'list'; title: string; items: { title: string; text: string }[] }
  | { kind: 'callToAction'; title: string; lead?: string; label: string; href: string };

/** A page that editors made of modules. */
export interface ContentPage {
  /** Its address, without a slash before it. */
  slug: string;
  title: string;
  /** For search engines. */
  description?: string;
  modules: ContentModule[];
}

/** A piece of a legal text. `id` is what a table of contents links to. */
export type LegalBlock =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

export interface LegalText {
  title: string;
  /** For search engines. */
  description?: string;
  /** The day of the last change, `2026-11-02`. */
  updated: string;
  blocks: LegalBlock[];
}

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
