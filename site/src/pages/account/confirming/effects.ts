import { confirmByPasskey } from '../../../../sagas/passkeys/confirmByPasskey.ts';
import { reloadForOtherAccount } from '../../../../sagas/reloadForOtherAccount.ts';
import { confirmingServices } from '../../../services/confirming.ts';
import type { Effects } from '../../definePage.ts';

/** For a page that needs nothing else: confirms the owner by a passkey. Reads no slice of the page. */
export const confirmingEffects = {
  reducers: {},
  reads: [],
  sagas: [confirmByPasskey, reloadForOtherAccount],
  services: confirmingServices,
} satisfies Effects;
