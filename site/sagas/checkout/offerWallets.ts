import type { WalletProblem, WalletState } from '@stillpoint/design-system';
import { eventChannel, type Task } from 'redux-saga';
import { call, cancel, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { selectCheckout, type WithCheckout } from '../../src/pages/checkout/paying/checkout.ts';
import {
  purchaseRefused,
  quoteChanged,
  quoteFailed,
  quoteOffline,
  quoteReceived,
  quoteRequested,
  walletChanged,
  walletConfirmed,
} from '../../src/pages/checkout/paying/events.ts';
import type { Wallet, WalletMessage, WalletOrder, Wallets } from '../../src/services/wallets.ts';
import { selectVisitor, type WithVisitor } from '../../src/state/visitor/visitor.ts';
import { callAsMember } from '../callAsMember.ts';
import { settleOfferRefusal } from './purchasing.ts';

/** Offers wallets while there is an order that they can pay. */
export function* offerWallets(wallets: Wallets, offered: readonly Wallet[]) {
  if (!wallets.mayOffer(offered)) return;
  for (;;) {
    const frame = yield* fork(keepFrame, wallets);
    yield* take([quoteRequested, quoteReceived, quoteChanged, quoteOffline, quoteFailed]);
    yield* cancel(frame);
  }
}

/** Shows the frame with the buttons for the order as it is now, and follows what happens in it. */
function* keepFrame(wallets: Wallets) {
  const order = yield* select(selectWalletOrder);
  if (order === undefined) {
    yield* put(walletChanged({ status: 'absent' }));
    return;
  }
  const src = wallets.frameFor(order);
  const channel = eventChannel<WalletMessage>((emit) => wallets.listen(src, emit));
  yield* put(walletChanged({ status: 'preparing', frame: { src } }));
  yield* takeEvery(purchaseRefused, tellOfDecline);
  let opening: Task | undefined;
  try {
    for (;;) {
      const message = yield* take(channel);
      switch (message.kind) {
        case 'resized':
          yield* put(walletChanged(resized((yield* select(selectCheckout)).wallet, src, message.height)));
          break;
        case 'pressed':
          if (opening !== undefined) yield* cancel(opening);
          opening = yield* fork(openSession, wallets, src, order.quoteId);
          break;
        case 'confirmed':
          yield* call(show);
          yield* put(walletConfirmed({ refId: message.refId }));
          break;
        case 'failed':
          yield* call(show, problemOf(message.code));
      }
    }
  } finally {
    channel.close();
  }
}

/** The buttons with another height: none of them is none that is offered. */
function resized(state: WalletState, src: string, height: number): WalletState {
  if (height === 0) return { status: 'preparing', frame: { src } };
  const frame = { src, height };
  if (state.status === 'absent' || state.status === 'preparing') return { status: 'offered', frame };
  return { ...state, frame };
}

/** Says what came of a press, while there are buttons; nothing, where it has yet to come. */
function* show(reason?: WalletProblem) {
  const { wallet } = yield* select(selectCheckout);
  if (wallet.status === 'absent' || wallet.status === 'preparing') return;
  const { frame } = wallet;
  yield* put(
    walletChanged(reason === undefined ? { status: 'offered', frame } : { status: 'failed', reason, frame }),
  );
}

/** A purchase that was refused, and of which nothing is said elsewhere, was declined by the bank behind a wallet. */
function* tellOfDecline({ payload: { status } }: ReturnType<typeof purchaseRefused>) {
  if (status === 'ready') yield* call(show, 'declined' as const);
}

/** Gives the wallet leave to ask the buyer for the sum of the quote that is shown. */
function* openSession(wallets: Wallets, src: string, quoteId: string) {
  yield* call(show);
  const outcome = yield* callAsMember(wallets.open, quoteId);
  if (outcome.kind === 'open') {
    yield* call(wallets.answer, src, outcome.token);
    return;
  }
  yield* call(wallets.answer, src);
  const settled = outcome.kind === 'refused' && (yield* call(settleOfferRefusal, outcome.error));
  if (!settled) yield* call(show, 'unavailable' as const);
}

/** The payment partner's codes that are no fault of ours or theirs. How it tells that a wallet was closed is not documented. */
const problems: Readonly<Partial<Record<string, WalletProblem>>> = {
  transaction_declined: 'declined',
  canceled: 'cancelled',
  cancelled: 'cancelled',
};

function problemOf(code: string): WalletProblem {
  return problems[code] ?? 'unavailable';
}

/** An order that a wallet can pay: something is charged today, and all of it is known. */
function selectWalletOrder(
  state: WithCheckout & WithVisitor,
): (WalletOrder & { quoteId: string }) | undefined {
  const { quote, region } = selectCheckout(state);
  const { language, theme } = selectVisitor(state);
  if (quote.status !== 'ready' && quote.status !== 'changed') return undefined;
  const { id: quoteId, totalToday: total, tax } = quote.quote;
  if (total.amount === 0 || 'limit' in tax || region.country === undefined) return undefined;
  return { quoteId, total, country: region.country, language, theme };
}
