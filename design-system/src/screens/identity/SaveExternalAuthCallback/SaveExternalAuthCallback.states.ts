import type { SaveExternalAuthCallbackState } from './SaveExternalAuthCallbackState.ts';

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const saveExternalAuthCallbackStates = {
  refused: { status: 'refused', connection: 'apple' },
  failed: { status: 'failed', connection: 'personifyhealth' },
  expired: { status: 'expired', connection: 'google' },
  expiredSomewhere: { status: 'expired' },
  workplaceRefused: { status: 'refused' },
  knownWorkplaceRefused: { status: 'refused', workplace: { name: 'Acorn', connection: 'acorn' } },
  workplaceFailed: { status: 'failed' },
  notOffered: { status: 'notOffered' },
  tooManyAttempts: { status: 'tooManyAttempts', connection: 'facebook' },
  waitMinutes: { status: 'tooManyAttempts', connection: 'facebook', minutes: 12 },
  outsideWorkplace: { status: 'outsideWorkplace' },
  ofAnother: { status: 'ofAnother', connection: 'apple' },
} satisfies {
  [Status in SaveExternalAuthCallbackState['status']]: SaveExternalAuthCallbackState & { status: Status };
} & Record<string, SaveExternalAuthCallbackState>;
