import { keepCodes } from '../../../../sagas/auth/keepCodes.ts';
import { confirmByPasskey } from '../../../../sagas/passkeys/confirmByPasskey.ts';
import { reloadForOtherAccount } from '../../../../sagas/reloadForOtherAccount.ts';
import { createCodeSheet } from '../../../services/codeSheet.ts';
import { confirmingServices } from '../../../services/confirming.ts';
import type { CoreServices } from '../../../services/core.ts';
import type { Effects } from '../../definePage.ts';
import { authenticatorApp } from './authenticatorApp.ts';

/** Copies the key and new recovery codes, prints the codes, and confirms the owner by a passkey. */
export const effects = {
  reducers: { authenticatorApp },
  sagas: [keepCodes, confirmByPasskey, reloadForOtherAccount],
  services: (core: CoreServices) => ({ codeSheet: createCodeSheet(window), ...confirmingServices(core) }),
} satisfies Partial<Effects>;
