import { eventChannel, type EventChannel } from 'redux-saga';
import { call, getContext, put, takeEvery } from 'typed-redux-saga';
import { emailCarried } from '../../src/pages/identity/emailCarried.ts';
import { viewChosen } from '../../src/pages/identity/SignUpOrLogin/signUpOrLogin.ts';
import { paths } from '../../src/pages/generated/paths.ts';
import type { LeftForm, TypedEmail } from '../../src/services/typedEmail.ts';

/** The pages whose form asks for the address of an account. */
const forms = ['login', 'register', 'signUpOrLogin', 'forgotPassword'] as const;

/** Fills in the address that was typed on the form before, and keeps it for the next one. */
export function* carryTypedEmail() {
  const typedEmail = yield* getContext<TypedEmail>('typedEmail');
  const left: EventChannel<LeftForm> = eventChannel(typedEmail.onLeave);
  yield* call(fillIn);
  yield* takeEvery(left, keep);
  yield* takeEvery(viewChosen, fillIn);
}

export function* keep({ path, email }: LeftForm) {
  const typedEmail = yield* getContext<TypedEmail>('typedEmail');
  if (email !== '' && isForm(path)) yield* call(typedEmail.keep, email);
}

export function* fillIn() {
  const typedEmail = yield* getContext<TypedEmail>('typedEmail');
  const email = yield* call(typedEmail.take);
  if (email !== undefined) yield* put(emailCarried({ email }));
}

/** A path may begin with a language. */
function isForm(path: string): boolean {
  return forms.some((form) => path.endsWith(paths[form]));
}
