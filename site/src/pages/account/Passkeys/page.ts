import { watchAccount } from '../../../../sagas/auth/watchAccount.ts';
import { watchPasskeys } from '../../../../sagas/passkeys/addPasskey.ts';
import { createAccounts } from '../../../services/accounts.ts';
import { createAuthenticator, hasPasskeys } from '../../../services/authenticator.ts';
import { createConnection } from '../../../services/connection.ts';
import { createPasskeys } from '../../../services/passkeys.ts';
import { createReturns } from '../../../services/returns.ts';
import { definePage } from '../../definePage.ts';
import { passkeys, passkeysFrom, type PasskeysFacts } from './passkeys.ts';
import { PasskeysRoute } from './PasskeysRoute.tsx';

export const page = definePage({
  Route: PasskeysRoute,
  reducers: { passkeys },
  sagas: [watchPasskeys, watchAccount],
  services: ({ api, memberApi }) => ({
    passkeys: createPasskeys(memberApi),
    accounts: createAccounts({ api, memberApi }),
    returns: createReturns(window),
    connection: createConnection(window),
    authenticator: hasPasskeys(window) ? createAuthenticator(window.navigator) : undefined,
  }),
  stateFrom: (facts: PasskeysFacts) => ({ passkeys: passkeysFrom(facts) }),
});
