import {
  call,
  cancelled,
  delay,
  fork,
  getContext,
  put,
  race,
  select,
  take,
  type SagaGenerator,
} from 'typed-redux-saga';
import {
  passkeyAsked,
  passkeyChosen,
  passkeyOffered,
  passkeyUnused,
  signInRefused,
  signInSucceeded,
} from '../../src/pages/identity/login.ts';
import { linkTo, withQueryOf } from '../../src/pages/links.ts';
import type { PasskeyAnswer } from '../../src/services/authenticator.ts';
import type { CoreServices } from '../../src/services/core.ts';
import type { Identity } from '../../src/services/identity.ts';
import type { PasskeySignIn } from '../../src/services/passkeySignIn.ts';
import { selectVisitor } from '../../src/state/visitor/visitor.ts';
import { stateAfterSignIn } from '../auth/stateAfterSignIn.ts';

/** Shorter than a challenge lasts. */
const renewedAfterMs = 4 * 60_000;

/**
 * Offers a button for passkeys, and passkeys among the suggestions of the field for the address. After a refusal
 * there is the button alone: a device that answers by itself would send the same passkey without an end.
 */
export function* offerPasskeySignIn(services: PasskeySignIn) {
  yield* put(passkeyOffered());
  yield* fork(services.noteDevice);
  let refused = false;
  for (;;) {
    const { suggested } = yield* race({
      suggested: refused ? call(forever) : call(askQuietly, services),
      chosen: take(passkeyChosen),
    });
    // A pending question among the suggestions is over by now: browsers allow one at a time.
    const answer = suggested ?? (yield* call(askByButton, services));
    if (answer === undefined) yield* put(passkeyUnused());
    else if (yield* call(signInBy, answer)) return;
    else refused = true;
  }
}

/** Waits for a passkey that is chosen among the suggestions. Challenges end, so it asks anew before they do. */
function* askQuietly({ authenticator, challenges }: PasskeySignIn): SagaGenerator<PasskeyAnswer> {
  if (!(yield* call(authenticator.suggestsPasskeys))) return yield* call(forever);
  for (;;) {
    const options = yield* call(challenges.ask);
    // Without a challenge there is the button, which says why.
    if (options === undefined) return yield* call(forever);
    const controller = new AbortController();
    try {
      const { answered } = yield* race({
        answered: call(() => authenticator.ask(options, { quietly: true, signal: controller.signal })),
        renewed: delay(renewedAfterMs),
      });
      if (answered?.ok === true) return answered.credential;
      if (answered !== undefined) return yield* call(forever);
      controller.abort();
    } finally {
      if (yield* cancelled()) controller.abort();
    }
  }
}

function* askByButton({
  authenticator,
  challenges,
}: PasskeySignIn): SagaGenerator<PasskeyAnswer | undefined> {
  const options = yield* call(challenges.ask);
  if (options === undefined) return undefined;
  const answered = yield* call(authenticator.ask, options);
  return answered.ok ? answered.credential : undefined;
}

/** Gives whether the person is signed in: the page is left then. */
function* signInBy(answer: PasskeyAnswer): SagaGenerator<boolean> {
  const identity = yield* getContext<Identity>('identity');
  const navigation = yield* getContext<CoreServices['navigation']>('navigation');
  yield* put(passkeyAsked());
  const { path, language } = yield* select(selectVisitor);
  const outcome = yield* call(identity.signIn, withQueryOf(linkTo('login', language), path), {
    passkey: answer,
  });
  if (outcome.ok) {
    yield* put(signInSucceeded());
    yield* call(navigation.go, outcome.next);
  } else if (outcome.reason === 'expired') {
    yield* put(passkeyUnused());
  } else {
    yield* put(signInRefused(stateAfterSignIn(outcome)));
  }
  return outcome.ok;
}

function forever(): Promise<never> {
  return new Promise(() => undefined);
}
