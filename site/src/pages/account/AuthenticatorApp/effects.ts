import { keepRecoveryCodes } from '../../../../sagas/auth/keepRecoveryCodes.ts';
import { createCodeSheet } from '../../../services/codeSheet.ts';
import type { Effects } from '../../definePage.ts';
import { authenticatorApp } from './authenticatorApp.ts';

/** Copies and prints new recovery codes. */
export const effects = {
  reducers: { authenticatorApp },
  sagas: [keepRecoveryCodes],
  services: () => ({ codeSheet: createCodeSheet(window) }),
} satisfies Partial<Effects>;
