import type { AuthenticatorAppState } from '@stillpoint/design-system';
import { eventChannel } from 'redux-saga';
import { call, getContext, select, takeEvery } from 'typed-redux-saga';
import { selectAuthenticatorApp } from '../../src/pages/account/AuthenticatorApp/authenticatorApp.ts';
import type { CodeSheet, CodeSheetPress } from '../../src/services/codeSheet.ts';

/** Copies the key of an app, and copies and prints new recovery codes, when asked. A failed copy is told. */
export function* keepCodes() {
  const text = textIn(yield* select(selectAuthenticatorApp));
  if (text === undefined) return;
  const sheet = yield* getContext<CodeSheet>('codeSheet');
  const presses = eventChannel<CodeSheetPress>((emit) => sheet.onPress(emit));
  yield* takeEvery(presses, answer, text);
}

function* answer(text: string, press: CodeSheetPress) {
  const sheet = yield* getContext<CodeSheet>('codeSheet');
  switch (press) {
    case 'print':
      return yield* call(sheet.print);
    case 'copy': {
      const copied = yield* call(sheet.copy, text);
      const told: Parameters<CodeSheet['tell']>[0] = copied ? 'copied' : 'notCopied';
      return yield* call(sheet.tell, told);
    }
  }
}

/** Codes stand on a line each. The groups of the key are for the eye: not every app takes the spaces. */
function textIn(state: AuthenticatorAppState): string | undefined {
  if (state.status === 'codes') return state.codes.join('\n');
  return state.status === 'key' ? state.key.replaceAll(' ', '') : undefined;
}
