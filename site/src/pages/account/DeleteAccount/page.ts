import { definePage } from '../../definePage.ts';
import { deleteAccount, type DeleteAccountFacts } from './deleteAccount.ts';
import { DeleteAccountRoute } from './DeleteAccountRoute.tsx';

export const page = definePage({
  Route: DeleteAccountRoute,
  reducers: { deleteAccount },
  sagas: [],
  stateFrom: (facts: DeleteAccountFacts) => ({ deleteAccount: facts }),
});
