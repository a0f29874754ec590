import { printGift } from '../../../../sagas/printGift.ts';
import { createCodeSheet } from '../../../services/codeSheet.ts';
import type { Effects } from '../../definePage.ts';
import { givenGift } from './givenGift.ts';

/** Prints the page of a gift. */
export const effects = {
  reducers: { givenGift },
  sagas: [printGift],
  reads: [],
  services: () => ({ codeSheet: createCodeSheet(window) }),
} satisfies Partial<Effects>;
