/** A block of a legal text. The table of contents links to `id`. */
export type LegalBlock =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

export type LegalState =
  | { status: 'ready'; title: string; updated: string; blocks: LegalBlock[] }
  /** The content service has never answered. */
  | { status: 'unavailable' };
