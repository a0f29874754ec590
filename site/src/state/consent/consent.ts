import { createAction } from '@reduxjs/toolkit';
import type { Consent } from '../../domain/consent.ts';

/** The notice was answered: which button, and which boxes. */
export const consentAnswered = createAction<Record<string, string>>('consent/answered');
export const consentKept = createAction<Consent>('consent/kept');
export const consentNotKept = createAction('consent/notKept');
