/** From the preview: a text was pressed. Its detail is `Pressed`. */
export const pressedEvent = 'stillpoint/copy-desk/pressed';
/** From the preview: what a story has asked for so far. Its detail is `AskedFor`. */
export const askedEvent = 'stillpoint/copy-desk/asked';
/** To the preview: the sentence on show has this key, or none has. */
export const shownEvent = 'stillpoint/copy-desk/shown';
/** To the manager: goes to the copy desk, from its entry in the sidebar. */
export const openEvent = 'stillpoint/copy-desk/open';

/** The keys that a pressed text may have come from. */
export interface Pressed {
  keys: string[];
}

/** Samples of placeholders, by the key of their text. */
export type Samples = Record<string, Record<string, string>>;

/** What a story has asked for. */
export interface AskedFor {
  storyId: string;
  samples: Samples;
}
