import { call, getContext, takeEvery } from 'typed-redux-saga';
import { passwordForgotten } from '../../src/pages/identity/login.ts';
import type { TypedEmail } from '../../src/services/typedEmail.ts';

/** Keeps the address that was typed on a login page for the page that its link leads to. */
export function* watchForgottenPassword() {
  yield* takeEvery(passwordForgotten, keepTypedEmail);
}

export function* keepTypedEmail({ payload: { email } }: ReturnType<typeof passwordForgotten>) {
  const typedEmail = yield* getContext<TypedEmail>('typedEmail');
  if (email !== '') yield* call(typedEmail.keep, email);
}
