import { call, getContext, put } from 'typed-redux-saga';
import { emailCarried } from '../../src/pages/identity/ForgotPassword/forgotPassword.ts';
import type { TypedEmail } from '../../src/services/typedEmail.ts';

/** Fills in the address that was typed on the login page. */
export function* takeTypedEmail() {
  const typedEmail = yield* getContext<TypedEmail>('typedEmail');
  const email = yield* call(typedEmail.take);
  if (email !== undefined) yield* put(emailCarried({ email }));
}
