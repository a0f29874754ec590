import { confirmByPasskey } from '../../../../sagas/passkeys/confirmByPasskey.ts';
import { reloadForOtherAccount } from '../../../../sagas/reloadForOtherAccount.ts';
import { confirmingServices } from '../../../services/confirming.ts';
import type { Effects } from '../../definePage.ts';

/** Confirms the owner by a passkey, before a new email is asked for. Reads no slice of the page. */
export const effects = {
  reducers: {},
  reads: [],
  sagas: [confirmByPasskey, reloadForOtherAccount],
  services: confirmingServices,
} satisfies Effects;
