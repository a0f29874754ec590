import { eventChannel } from 'redux-saga';
import { call, getContext, put, take } from 'typed-redux-saga';
import type { Accounts } from '../../src/services/accounts.ts';
import type { Returns } from '../../src/services/returns.ts';
import { profileRead } from '../../src/state/visitor/visitor.ts';
import { callAsMember } from '../callAsMember.ts';

/**
 * Reads the account of a member's page again when its visitor returns to it: another tab may have logged out, or logged
 * in with another account. The page as it was drawn needs no such call.
 */
export function* watchAccount() {
  const returns = yield* getContext<Returns>('returns');
  const channel = eventChannel<true>((emit) =>
    returns.onReturn(() => {
      emit(true);
    }),
  );
  try {
    // A return while the answer is awaited is dropped: the channel keeps none.
    for (;;) {
      yield* take(channel);
      yield* call(readAccount);
    }
  } finally {
    channel.close();
  }
}

function* readAccount() {
  const accounts = yield* getContext<Accounts>('accounts');
  const profile = yield* callAsMember(accounts.profile);
  if (profile !== 'unreachable') yield* put(profileRead({ firstName: profile.firstName }));
}
