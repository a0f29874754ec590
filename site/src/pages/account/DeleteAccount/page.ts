import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import { effects } from './effects.ts';
import { deleteAccount, type DeleteAccountFacts } from './deleteAccount.ts';
import { DeleteAccountRoute } from './DeleteAccountRoute.tsx';

export const page = definePage({
  Route: DeleteAccountRoute,
  ...effects,
  reducers: { deleteAccount },
  title: ({ status }: DeleteAccountFacts, i18n) =>
    status === 'subscriptionRenews' || status === 'purchaseOpen' || status === 'asked'
      ? titledBy(i18n.getFixedT(null, 'deleteAccount')(($) => $[status].title))
      : undefined,
  stateFrom: (facts: DeleteAccountFacts) => ({ deleteAccount: facts }),
});
