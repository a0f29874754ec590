import { choiceNames } from '../links.ts';

/** Parts of a query that say what a visitor came for: choices, and a deep link of the app. */
export const onwardNames = [...choiceNames, 'redirectUrl'] as const;
