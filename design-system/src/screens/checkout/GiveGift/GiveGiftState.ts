import type { Language } from '@stillpoint/translations';
import type { GiftChoice, GiftKind } from '../GiftState.ts';

/** A gift as it was typed. */
export interface GiftValues {
  kind: GiftKind;
  receiverName: string;
  receiverEmail: string;
  message: string;
  /** The language of the mail to the receiver. */
  language: Language;
  /** Empty for at once. */
  sendOn: string;
  /** Where the giver is billed. */
  country: string;
  /** Asked for in countries where it decides the tax. */
  postalCode: string;
}

/** What is wrong with what was typed, by field. */
export interface GiftProblems {
  receiverName?: 'missing' | 'tooLong' | 'address' | 'characters';
  receiverEmail?: 'missing' | 'invalid';
  message?: 'tooLong' | 'address';
  sendOn?: 'invalid' | 'past' | 'tooLate';
  postalCode?: 'missing' | 'malformed' | 'unknown';
}

export type GiveGiftState =
  /** What can be given. Giving needs an account. */
  | { status: 'signedOut'; kind: GiftKind; choices: readonly GiftChoice[]; tax: 'included' | 'added' }
  | {
      status: 'form';
      /** Whom the page was drawn for. */
      userId: string;
      choices: readonly GiftChoice[];
      tax: 'included' | 'added';
      values: GiftValues;
      problems: GiftProblems;
      /** Tax depends on the postal code there. */
      postalCodeWanted: boolean;
      /** The first and the last day on which a gift can go out. */
      days: { first: string; last: string };
      /** Why nothing came of what was sent. */
      failure?: { reason: 'unavailable' } | { reason: 'tooManyAttempts'; minutes: number };
    }
  | { status: 'otherAccount' };
