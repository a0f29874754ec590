import { call, getContext, put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import {
  passkeyAddingFailed,
  passkeyAddingRequested,
  passkeysSupported,
} from '../../src/pages/account/passkeyEvents.ts';
import { linkTo } from '../../src/pages/links.ts';
import type { Authenticator } from '../../src/services/authenticator.ts';
import type { CoreServices } from '../../src/services/core.ts';
import type { AddingRefusal, Passkeys } from '../../src/services/passkeys.ts';
import { selectVisitor } from '../../src/state/visitor/visitor.ts';
import { callAsMember } from '../callAsMember.ts';
import { orOnFault } from '../orOnFault.ts';

/** Adds passkeys on the page that lists them, which asks for the name of a new one. */
export function* watchPasskeys() {
  yield* addWhenAsked(askForName);
}

/** What follows once a passkey is added. */
type Added = (id: string) => SagaGenerator<void>;

/** Adds passkeys, where the browser has them. A second press while the device asks is ignored. */
export function* addWhenAsked(added: Added) {
  const authenticator = yield* getContext<Authenticator | undefined>('authenticator');
  yield* put(passkeysSupported(authenticator !== undefined));
  if (authenticator === undefined) return;
  yield* takeLeading(
    passkeyAddingRequested,
    orOnFault(
      () => addPasskey(authenticator, added),
      () => passkeyAddingFailed('unavailable'),
    ),
  );
}

export function* addPasskey(authenticator: Pick<Authenticator, 'make'>, onAdded: Added = askForName) {
  const passkeys = yield* getContext<Passkeys>('passkeys');
  const begun = yield* callAsMember(passkeys.begin);
  if (!begun.ok) return yield* call(refuse, begun.reason);
  const made = yield* call(authenticator.make, begun.value);
  if (!made.ok) return yield* put(passkeyAddingFailed(made.reason === 'known' ? 'known' : 'cancelled'));
  const added = yield* callAsMember(passkeys.add, made.credential);
  if (!added.ok) return yield* call(refuse, added.reason);
  return yield* call(onAdded, added.value);
}

function* askForName(id: string) {
  yield* call(leaveFor, { name: id });
}

/** The page is drawn anew where the backend knows more of how things stand than this page does. */
function* refuse(reason: AddingRefusal) {
  switch (reason) {
    case 'confirmFirst':
    case 'full':
      return yield* call(leaveFor, {});
    case 'expired':
      return yield* put(passkeyAddingFailed('cancelled'));
    case 'known':
    case 'refused':
    case 'unavailable':
      return yield* put(passkeyAddingFailed(reason));
  }
}

function* leaveFor(query: Record<string, string>) {
  const navigation = yield* getContext<CoreServices['navigation']>('navigation');
  const { language } = yield* select(selectVisitor);
  yield* call(navigation.go, linkTo('passkeys', language, query));
}
