import { definePage } from '../../definePage.ts';
import { effects } from './effects.ts';
import { deleteAccount, type DeleteAccountFacts } from './deleteAccount.ts';
import { DeleteAccountRoute } from './DeleteAccountRoute.tsx';

export const page = definePage({
  Route: DeleteAccountRoute,
  ...effects,
  reducers: { deleteAccount },
  stateFrom: (facts: DeleteAccountFacts) => ({ deleteAccount: facts }),
});
