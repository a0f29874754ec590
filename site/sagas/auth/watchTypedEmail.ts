import { languages } from '@stillpoint/translations';
import { eventChannel, type EventChannel } from 'redux-saga';
import { call, getContext, put, take, takeEvery } from 'typed-redux-saga';
import { emailCarried } from '../../src/pages/identity/emailCarried.ts';
import { viewChosen } from '../../src/pages/identity/SignUpOrLogin/signUpOrLogin.ts';
import { linkTo } from '../../src/pages/links.ts';
import type { LeftForm, TypedEmail } from '../../src/services/typedEmail.ts';

/** The pages whose form asks for the address of an account. */
const forms = ['login', 'register', 'signUpOrLogin', 'forgotPassword'] as const;

/** Fills in the address that was typed on the form before, and keeps it for the next one. */
export function* watchTypedEmail() {
  const typedEmail = yield* getContext<TypedEmail>('typedEmail');
  const left: EventChannel<LeftForm> = eventChannel(typedEmail.onLeave);
  try {
    yield* call(fillIn);
    yield* takeEvery(viewChosen, fillIn);
    for (;;) yield* call(keep, yield* take(left));
  } finally {
    left.close();
  }
}

/** Without an "@", it may be a password in the wrong field. */
export function* keep({ path, email }: LeftForm) {
  const typedEmail = yield* getContext<TypedEmail>('typedEmail');
  if (email.includes('@') && isForm(path)) yield* call(typedEmail.keep, email);
}

export function* fillIn() {
  const typedEmail = yield* getContext<TypedEmail>('typedEmail');
  const email = yield* call(typedEmail.take);
  if (email !== undefined) yield* put(emailCarried({ email }));
}

function isForm(path: string): boolean {
  return languages.some((language) => forms.some((form) => linkTo(form, language) === path));
}
