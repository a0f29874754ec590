import { Type, type Static } from 'typebox';
import { longestTexts } from '@stillpoint/translations/textLengths.ts';
import { holdsAddress, withoutHiddenCharacters } from '../../../domain/written-text.ts';

export const cancellationReasons = [
  'tooExpensive',
  'notUsed',
  'technicalTrouble',
  'notExpected',
  'temporary',
  'other',
] as const;

export const CancellationReason = Type.Enum([...cancellationReasons]);
export type CancellationReason = Static<typeof CancellationReason>;

/** Why a member cancels. `words` go with `other` alone, and are as they were typed. */
export const TypedReason = Type.Object({
  reason: Type.Optional(CancellationReason),
  words: Type.Optional(Type.String({ maxLength: 10_000 })),
});

/** A reason as it is kept. */
export interface GivenReason {
  reason: CancellationReason;
  words: string | null;
}

const longestWords = longestTexts.reasonForLeaving;

/**
 * Reads a reason, which never stands in the way of leaving: what is unknown is none, and words that are too long are cut.
 * Words with an address of the web are left out, since they are read by people of ours who would follow it.
 */
export function readReason(typed: {
  reason?: string | undefined;
  words?: string | undefined;
}): GivenReason | undefined {
  const reason = cancellationReasons.find((each) => each === typed.reason);
  if (reason === undefined) return undefined;
  return { reason, words: reason === 'other' ? readWords(typed.words ?? '') : null };
}

function readWords(typed: string): string | null {
  // Browsers post a line break as two characters.
  const lines = typed.replace(/\r\n?/g, '\n').split('\n').map(withoutHiddenCharacters);
  if (lines.some(holdsAddress)) return null;
  return Array.from(lines.join('\n').trim()).slice(0, longestWords).join('').trim() || null;
}
