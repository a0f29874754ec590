import { eventChannel } from 'redux-saga';
import { call, getContext, put, select, take, takeEvery } from 'typed-redux-saga';
import { cardAt } from '../../src/pages/identity/SsoLogin/cards.ts';
import { cardChosen, cardOpened, helpArticleRequested } from '../../src/pages/identity/SsoLogin/ssoLogin.ts';
import type { CardHistory } from '../../src/services/cardHistory.ts';
import type { NewWindows } from '../../src/services/newWindows.ts';
import { addressChanged, selectVisitor } from '../../src/state/visitor/visitor.ts';

/** Opens the chosen card without a reload, each at an address of its own. */
export function* watchCards() {
  yield* takeEvery(cardChosen, openChosenCard);
}

function* openChosenCard({ payload: { address } }: ReturnType<typeof cardChosen>) {
  const history = yield* getContext<CardHistory>('cardHistory');
  const { path } = yield* select(selectVisitor);
  // The empty look-up after a search has the address of the search.
  if (address !== path) yield* call(history.push, address);
  yield* call(openCard, address);
}

function* openCard(address: string) {
  yield* put(addressChanged(address));
  yield* put(cardOpened(cardAt(address)));
}

/** Opens the card of the address that the visitor went back or forward to. */
export function* watchHistory() {
  const history = yield* getContext<CardHistory>('cardHistory');
  const channel = eventChannel<string>((emit) => history.onMove(emit));
  try {
    for (;;) {
      const address = yield* take(channel);
      const { path } = yield* select(selectVisitor);
      // A link to a part of the page, such as the skip link, changes no card.
      if (address !== path) yield* call(openCard, address);
    }
  } finally {
    channel.close();
  }
}

/** Opens the help article in a new window, in the task of the press: browsers block it at other times. */
export function* watchHelpArticle() {
  yield* takeEvery(helpArticleRequested, openHelpArticle);
}

function* openHelpArticle({ payload: { address } }: ReturnType<typeof helpArticleRequested>) {
  const newWindows = yield* getContext<NewWindows>('newWindows');
  yield* call(newWindows.open, address);
}
