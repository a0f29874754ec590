import { eventChannel } from 'redux-saga';
import { call, getContext, select, takeEvery } from 'typed-redux-saga';
import { selectAuthenticatorApp } from '../../src/pages/account/AuthenticatorApp/authenticatorApp.ts';
import type { CodeSheet, CodeSheetPress } from '../../src/services/codeSheet.ts';

/** Copies and prints new recovery codes when asked. The page shows them once, so a failed copy is told. */
export function* keepRecoveryCodes() {
  const state = yield* select(selectAuthenticatorApp);
  if (state.status !== 'codes') return;
  const sheet = yield* getContext<CodeSheet>('codeSheet');
  const presses = eventChannel<CodeSheetPress>((emit) => sheet.onPress(emit));
  yield* takeEvery(presses, answer, state.codes);
}

function* answer(codes: readonly string[], press: CodeSheetPress) {
  const sheet = yield* getContext<CodeSheet>('codeSheet');
  switch (press) {
    case 'print':
      return yield* call(sheet.print);
    case 'copy': {
      const copied = yield* call(sheet.copy, codes.join('\n'));
      const told: Parameters<CodeSheet['tell']>[0] = copied ? 'copied' : 'notCopied';
      return yield* call(sheet.tell, told);
    }
  }
}
