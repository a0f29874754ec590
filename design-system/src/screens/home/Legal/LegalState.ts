/** A piece of a legal text. `id` is what the table of contents links to. */
export type LegalBlock =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

export type LegalState =
  | { status: 'ready'; title: string; updated: string; blocks: LegalBlock[] }
  /** The content service does not answer, and never has. */
  | { status: 'unavailable' };
