import type { GiftFacts } from '../Gift/GiftState.ts';

/** Sent to whom a gift was mailed, once, when it was taken back. */
export type GiftTakenBackFacts = Pick<GiftFacts, 'kind' | 'giverName' | 'receiverName'>;
