import { expect, test } from 'vitest';
import type { UnknownAction } from 'redux';
import { runSaga } from 'redux-saga';
import { emailCarried, forgotPassword } from '../../src/pages/identity/ForgotPassword/forgotPassword.ts';
import { passwordForgotten } from '../../src/pages/identity/login.ts';
import { createTypedEmail } from '../../src/services/typedEmail.ts';
import { keepTypedEmail } from './keepTypedEmail.ts';
import { takeTypedEmail } from './takeTypedEmail.ts';

const email = 'nora@example.com';

async function run(saga: () => Generator) {
  const said: UnknownAction[] = [];
  const context = { typedEmail: createTypedEmail(window) };
  await runSaga({ context, dispatch: (action: UnknownAction) => said.push(action) }, saga).toPromise();
  return said;
}

test('an address that was typed on the login page stands in the field of the next page, once', async () => {
  await run(() => keepTypedEmail(passwordForgotten({ email })));
  const [carried, ...others] = await run(takeTypedEmail);
  expect([carried, others]).toEqual([emailCarried({ email }), []]);
  expect(forgotPassword(undefined, emailCarried({ email }))).toEqual({
    status: 'ready',
    values: { email },
    problems: {},
  });
  expect(await run(takeTypedEmail)).toEqual([]);
});

test('where nothing was typed, the address of a refused login stays', async () => {
  await run(() => keepTypedEmail(passwordForgotten({ email: '' })));
  expect(await run(takeTypedEmail)).toEqual([]);
});

test('a form that was sent before the script arrived is left as it is', () => {
  const sent = { status: 'sent', values: { email: 'sami@example.com' }, problems: {} } as const;
  expect(forgotPassword(sent, emailCarried({ email }))).toEqual(sent);
});
