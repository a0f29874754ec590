import { newReadableId, readableIdIn } from '../../domain/readable-id.ts';
import { uuidPattern } from '../../domain/uuid.ts';

const idLength = 12;

/** A new id for a person's link. */
export const newLinkId = (): string => newReadableId(idLength);

/** The id as it is kept, however it was typed; undefined for what is none. */
export const linkIdIn = (typed: string): string | undefined => readableIdIn(typed, idLength);

/** The id of a relationship as it came from outside; undefined for what is none, which the database would not read. */
export function relationshipIdIn(typed: string): string | undefined {
  return uuidPattern.test(typed) ? typed.toLowerCase() : undefined;
}
