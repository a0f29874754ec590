/** From the page to the desk in its frame: a text was pressed. */
export interface PressedMessage {
  kind: 'pressed';
  /** The keys that it may have come from, the likeliest first. None, where it is no text of the translations. */
  keys: string[];
  language: string;
}

/** From the desk to the page around it: texts that say something else by now, or that it was closed. */
export type DeskMessage = { kind: 'texts'; changed: ChangedText[] } | { kind: 'closed' };

/** A text, as it was when the page was opened, and now. */
export interface ChangedText {
  language: string;
  key: string;
  before: string;
  now: string;
}
