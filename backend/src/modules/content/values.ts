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

/** A legal text, or why there is none: it was not written, or the content service was never reached. */
export type LegalPage = ({ status: 'ready' } & LegalText) | { status: 'missing' } | { status: 'unavailable' };

/** What editors wrote, as pages read it. */
export interface Content {
  /** What editors put on the home page. Empty while the content service was never reached. */
  homeModules: (language: Language) => Promise<HomeModule[]>;
  legalPage: (slug: string, language: Language) => Promise<LegalPage>;
}
