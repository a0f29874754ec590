import type { RequestRefusedState } from './RequestRefusedState.ts';

/** Every state of the screen, once. */
export const requestRefusedStates = {
  foreignPage: { status: 'foreignPage' },
  unreadable: { status: 'unreadable' },
  tooLarge: { status: 'tooLarge' },
} satisfies { [Status in RequestRefusedState['status']]: Extract<RequestRefusedState, { status: Status }> };
