import { createAction } from '@reduxjs/toolkit';

export const replacementPressed = createAction('changePayment/pressed');
export const replacementSent = createAction('changePayment/sent');
/** The billing service did not take what was entered. */
export const replacementRefused = createAction('changePayment/refused');
/** Nothing came of the press. */
export const replacementFailed = createAction<
  { status: 'failed' | 'methodMissing' } | { status: 'tooManyAttempts'; minutes: number }
>('changePayment/failed');
