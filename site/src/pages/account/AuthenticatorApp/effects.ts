import { keepRecoveryCodes } from '../../../../sagas/auth/keepRecoveryCodes.ts';
import { confirmByPasskey } from '../../../../sagas/passkeys/confirmByPasskey.ts';
import { createCodeSheet } from '../../../services/codeSheet.ts';
import { confirmingServices } from '../../../services/confirming.ts';
import type { CoreServices } from '../../../services/core.ts';
import type { Effects } from '../../definePage.ts';
import { authenticatorApp } from './authenticatorApp.ts';

/** Copies and prints new recovery codes, and confirms the owner by a passkey. */
export const effects = {
  reducers: { authenticatorApp },
  sagas: [keepRecoveryCodes, confirmByPasskey],
  services: (core: CoreServices) => ({ codeSheet: createCodeSheet(window), ...confirmingServices(core) }),
} satisfies Partial<Effects>;
