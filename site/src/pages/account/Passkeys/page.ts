import { watchAccount } from '../../../../sagas/auth/watchAccount.ts';
import { watchPasskeys } from '../../../../sagas/passkeys/addPasskey.ts';
import { confirmByPasskey } from '../../../../sagas/passkeys/confirmByPasskey.ts';
import { createAccounts } from '../../../services/accounts.ts';
import { confirmingServices } from '../../../services/confirming.ts';
import { createConnection } from '../../../services/connection.ts';
import { createPasskeys } from '../../../services/passkeys.ts';
import { createReturns } from '../../../services/returns.ts';
import { definePage } from '../../definePage.ts';
import { passkeys, passkeysFrom, type PasskeysFacts } from './passkeys.ts';
import { PasskeysRoute } from './PasskeysRoute.tsx';

export const page = definePage({
  Route: PasskeysRoute,
  reducers: { passkeys },
  sagas: [watchPasskeys, watchAccount, confirmByPasskey],
  services: ({ api, memberApi }) => ({
    ...confirmingServices({ memberApi }),
    passkeys: createPasskeys(memberApi),
    accounts: createAccounts({ api, memberApi }),
    returns: createReturns(window),
    connection: createConnection(window),
  }),
  stateFrom: (facts: PasskeysFacts) => ({ passkeys: passkeysFrom(facts) }),
});
