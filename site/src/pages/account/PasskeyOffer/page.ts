import { watchAccount } from '../../../../sagas/auth/watchAccount.ts';
import { watchPasskeyOffer } from '../../../../sagas/passkeys/takePasskeyOffer.ts';
import { createAccounts } from '../../../services/accounts.ts';
import { createAuthenticator, hasPasskeys } from '../../../services/authenticator.ts';
import { createConnection } from '../../../services/connection.ts';
import { createPasskeys } from '../../../services/passkeys.ts';
import { createReturns } from '../../../services/returns.ts';
import { definePage } from '../../definePage.ts';
import { passkeyOffer, passkeyOfferFrom, type PasskeyOfferFacts } from './passkeyOffer.ts';
import { PasskeyOfferRoute } from './PasskeyOfferRoute.tsx';

export const page = definePage({
  Route: PasskeyOfferRoute,
  reducers: { passkeyOffer },
  sagas: [watchPasskeyOffer, watchAccount],
  services: ({ api, memberApi }) => ({
    passkeys: createPasskeys(memberApi),
    accounts: createAccounts({ api, memberApi }),
    returns: createReturns(window),
    connection: createConnection(window),
    authenticator: hasPasskeys(window) ? createAuthenticator(window.navigator) : undefined,
  }),
  stateFrom: (facts: PasskeyOfferFacts) => ({ passkeyOffer: passkeyOfferFrom(facts) }),
});
