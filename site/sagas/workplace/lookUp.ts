import { call, getContext, put, race, take, takeLeading } from 'typed-redux-saga';
import {
  cardOpened,
  lookupAnswered,
  lookupOffline,
  lookupRequested,
  lookupResumed,
} from '../../src/pages/identity/SsoLogin/ssoLogin.ts';
import type { AnsweredLookup, Organisations } from '../../src/services/organisations.ts';
import type { SignedOut } from '../../src/api/client.ts';
import { askOnceOnline } from '../askOnceOnline.ts';
import { logInAgain } from '../logInAgain.ts';
import { orOnFault } from '../orOnFault.ts';

/** Looks an organisation up. A second press while a request is pending is ignored; another card ends the request. */
export function* watchLookUp() {
  yield* takeLeading(
    lookupRequested,
    orOnFault(lookUpUnlessLeft, () => lookupAnswered({ status: 'unavailable' })),
  );
}

function* lookUpUnlessLeft(event: ReturnType<typeof lookupRequested>) {
  yield* race({ answered: call(lookUp, event), left: take(cardOpened) });
}

export function* lookUp({ payload: { address, search } }: ReturnType<typeof lookupRequested>) {
  const organisations = yield* getContext<Organisations>('organisations');
  const answer = yield* askOnceOnline(() => organisations.lookUp(address, search), isUnavailable, {
    offline: lookupOffline,
    resumed: lookupResumed,
  });
  if (answer === 'signedOut') yield* call(logInAgain);
  else yield* put(lookupAnswered(answer));
}

function isUnavailable(answer: AnsweredLookup | SignedOut): boolean {
  return answer !== 'signedOut' && answer.status === 'unavailable';
}
