import { newReadableId, readableIdIn } from '../../domain/readable-id.ts';

const idLength = 12;

/** A new id for a moment: 59 bits, so that none is found by guessing. */
export const newMomentId = (): string => newReadableId(idLength);

/** The id as it is kept, however it was typed; undefined for what is none. */
export const momentIdIn = (typed: string): string | undefined => readableIdIn(typed, idLength);
