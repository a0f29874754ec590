import { eventChannel } from 'redux-saga';
import { call, getContext, select, takeLeading } from 'typed-redux-saga';
import type { Authenticator } from '../../src/services/authenticator.ts';
import type { CoreServices } from '../../src/services/core.ts';
import type { PasskeyButton } from '../../src/services/passkeyButton.ts';
import type { PasskeyConfirmation } from '../../src/services/passkeyConfirmation.ts';
import { selectVisitor } from '../../src/state/visitor/visitor.ts';
import { callAsMember } from '../callAsMember.ts';

/**
 * Confirms by a passkey that the page's user is the owner, where the browser has passkeys. A second press while the device
 * asks is ignored.
 */
export function* confirmByPasskey() {
  const authenticator = yield* getContext<Authenticator | undefined>('authenticator');
  if (authenticator === undefined) return;
  const button = yield* getContext<PasskeyButton>('passkeyButton');
  const presses = eventChannel<'pressed'>((emit) => button.onPress(() => emit('pressed')));
  yield* takeLeading(presses, confirm, authenticator);
}

/** The page is drawn anew once the person is confirmed: the server knows what it asks for next. */
function* confirm(authenticator: Pick<Authenticator, 'ask'>) {
  const button = yield* getContext<PasskeyButton>('passkeyButton');
  const confirmation = yield* getContext<PasskeyConfirmation>('passkeyConfirmation');
  yield* call(button.tell, undefined);
  const begun = yield* callAsMember(confirmation.begin);
  if (!begun.ok) return yield* call(button.tell, begun.reason);
  const answered = yield* call(authenticator.ask, begun.value);
  if (!answered.ok) return yield* call(button.tell, 'unused' as const);
  const confirmed = yield* callAsMember(confirmation.confirm, answered.credential);
  if (!confirmed.ok) return yield* call(button.tell, confirmed.reason);
  const navigation = yield* getContext<CoreServices['navigation']>('navigation');
  const { path } = yield* select(selectVisitor);
  return yield* call(navigation.go, path);
}
