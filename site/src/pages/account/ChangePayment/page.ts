import { watchAccount } from '../../../../sagas/auth/watchAccount.ts';
import { replacePayment } from '../../../../sagas/subscription/replacingPayment.ts';
import { createAccounts } from '../../../services/accounts.ts';
import { createCardPages } from '../../../services/cardPages.ts';
import { createConnection } from '../../../services/connection.ts';
import { createPaymentMethods } from '../../../services/paymentMethods.ts';
import { createReturns } from '../../../services/returns.ts';
import { purchaseInput } from '../../checkout/paying/purchaseInput.ts';
import { definePage } from '../../definePage.ts';
import { changePayment, changePaymentFrom, type ChangePaymentFacts } from './changePayment.ts';
import { ChangePaymentRoute } from './ChangePaymentRoute.tsx';

export const page = definePage({
  Route: ChangePaymentRoute,
  reducers: { changePayment, purchaseInput },
  sagas: [replacePayment, watchAccount],
  services: ({ api, memberApi }) => ({
    accounts: createAccounts({ api, memberApi }),
    returns: createReturns(window),
    paymentMethods: createPaymentMethods(memberApi),
    cardPages: createCardPages(window),
    connection: createConnection(window),
  }),
  stateFrom: (facts: ChangePaymentFacts) => changePaymentFrom(facts),
});
