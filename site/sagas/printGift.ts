import { eventChannel } from 'redux-saga';
import { call, getContext, takeEvery } from 'typed-redux-saga';
import type { CodeSheet, CodeSheetPress } from '../src/services/codeSheet.ts';

/** Prints a gift when asked: its sheet stands alone on paper. */
export function* printGift() {
  const sheet = yield* getContext<CodeSheet>('codeSheet');
  const presses = eventChannel<CodeSheetPress>((emit) => sheet.onPress(emit));
  yield* takeEvery(presses, print);
}

function* print() {
  const sheet = yield* getContext<CodeSheet>('codeSheet');
  yield* call(sheet.print);
}
