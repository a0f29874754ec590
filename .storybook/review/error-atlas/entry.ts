import type { Namespace, Resources } from '@stillpoint/translations';
import type { StatesByScreen } from './screens.ts';

/** Whether a refusal may have cost something. */
export type Charged =
  | 'nothing'
  /** Charged once, by an earlier press of the same order. */
  | 'onceBefore'
  | 'notKnownYet'
  /** Nothing is paid where it occurs. */
  | 'notInReach';

/** The paths of all texts in a part of the words. Plural forms have one path together. */
type Paths<Words, Path extends string> = {
  [Key in keyof Words & string]: Words[Key] extends string
    ? Key extends `${infer Counted}_other`
      ? `${Path}.${Counted}`
      : `${Path}.${Key}`
    : Paths<Words[Key], `${Path}.${Key}`>;
}[keyof Words & string];

/** Where a text stands: `checkout.pay.card.declined.title`. */
export type TextPath = { [Name in Namespace]: Paths<Resources[Name], Name> }[Namespace];

/** A screen in one of its states, which has a story. */
export type ShownState = {
  [Screen in keyof StatesByScreen]: readonly [Screen, StatesByScreen[Screen]];
}[keyof StatesByScreen];

interface Told {
  /** Its name, as people speak of it. */
  name: string;
  /** When it is answered, in one sentence. */
  when: string;
  /** What can be done next, in a few words. */
  wayOn: string;
  charged: Charged;
}

/** A person reads it on a screen. */
export interface ForPeople extends Told {
  for: 'people';
  at: ShownState;
  /** What stands there: a title and a text, or a text alone. */
  words: readonly [title: TextPath, text: TextPath] | readonly [text: TextPath];
}

/** A page deals with it by itself, and shows what follows. Its words are those of the answer. */
export interface ForPages extends Told {
  for: 'pages';
  at: ShownState;
  words: readonly [text: TextPath];
}

/** The server writes it as words alone: what was sent cannot be read far enough to draw a screen. */
export interface WithoutScreen extends Told {
  for: 'anyReader';
  words: readonly [text: TextPath];
}

/** Only a program reads it. */
export interface ForPrograms extends Told {
  for: 'programs';
  /** Whose program. */
  reader: string;
}

/** What is to be known of a code. */
export type AtlasEntry = ForPeople | ForPages | WithoutScreen | ForPrograms;
