import type { WalletProblem } from '@stillpoint/design-system';
import { eventChannel, type Task } from 'redux-saga';
import { call, cancel, fork, getContext, put, select, take } from 'typed-redux-saga';
import { selectCheckout, type WithCheckout } from '../../src/pages/checkout/paying/checkout.ts';
import {
  quoteChanged,
  quoteFailed,
  quoteOffline,
  quoteReceived,
  quoteRequested,
  walletConfirmed,
  walletFailed,
  walletFrameClosed,
  walletFrameOpened,
  walletPressed,
  walletResized,
} from '../../src/pages/checkout/paying/events.ts';
import { selectPurchaseInput } from '../../src/pages/checkout/paying/purchaseInput.ts';
import type { WalletMessage, WalletOrder, Wallets } from '../../src/services/wallets.ts';
import { selectVisitor, type WithVisitor } from '../../src/state/visitor/visitor.ts';
import { callAsMember } from '../callAsMember.ts';
import { settleOfferRefusal } from './purchasing.ts';

/** Offers wallets while there is an order that they can pay. Nothing is loaded where the browser has none of them. */
export function* watchWallet() {
  const wallets = yield* getContext<Wallets>('wallets');
  const { wallets: offered } = yield* select(selectPurchaseInput);
  if (offered === undefined || !wallets.mayOffer(offered)) return;
  for (;;) {
    const frame = yield* fork(keepFrame);
    yield* take([quoteRequested, quoteReceived, quoteChanged, quoteOffline, quoteFailed]);
    yield* cancel(frame);
  }
}

/** Shows the frame with the buttons for the order as it is now, and follows what happens in it. */
function* keepFrame() {
  const order = yield* select(selectWalletOrder);
  if (order === undefined) {
    yield* put(walletFrameClosed());
    return;
  }
  const wallets = yield* getContext<Wallets>('wallets');
  const src = wallets.frameFor(order);
  const channel = eventChannel<WalletMessage>((emit) => wallets.listen(src, emit));
  yield* put(walletFrameOpened({ src }));
  let opening: Task | undefined;
  try {
    for (;;) {
      const message = yield* take(channel);
      switch (message.kind) {
        case 'resized':
          yield* put(walletResized(message.height));
          break;
        case 'pressed':
          if (opening !== undefined) yield* cancel(opening);
          opening = yield* fork(openSession, src, order.quoteId);
          break;
        case 'confirmed':
          yield* put(walletConfirmed({ refId: message.refId }));
          break;
        case 'failed':
          yield* put(walletFailed(problemOf(message.code)));
      }
    }
  } finally {
    channel.close();
  }
}

/** Gives the wallet leave to ask the buyer for the sum of the quote that is shown. */
function* openSession(src: string, quoteId: string) {
  const wallets = yield* getContext<Wallets>('wallets');
  yield* put(walletPressed());
  const outcome = yield* callAsMember(wallets.open, quoteId);
  if (outcome.kind === 'open') {
    yield* call(wallets.answer, src, outcome.token);
    return;
  }
  yield* call(wallets.answer, src);
  const settled = outcome.kind === 'refused' && (yield* call(settleOfferRefusal, outcome.error));
  if (!settled) yield* put(walletFailed('unavailable'));
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
