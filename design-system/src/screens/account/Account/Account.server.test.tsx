/** @vitest-environment node */
import { expect, test } from 'vitest';
import { renderToString } from 'react-dom/server.node';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Account } from './Account.tsx';
import { accountStates as states } from './Account.states.ts';
import type { AccountState } from './AccountState.ts';
import { sampleAccountLinks } from './sampleAccountLinks.ts';

test.each([
  [states.namesOpen, 'name="firstName"'],
  [states.namesRefused, 'name="firstName"'],
  [
    { ...states.namesRefused, form: { ...states.namesRefused.form, problems: { lastName: 'address' } } },
    'name="lastName"',
  ],
  [states.emailOpen, 'name="email"'],
  [states.emailPasswordWrong, 'name="present"'],
  [states.emailConfirmFirst, 'type="submit"'],
  [states.emailConfirmCodeSent, 'name="code"'],
  [states.emailConfirmCodeWrong, 'name="code"'],
  [states.emailConfirmByApp, 'name="present"'],
  [states.emailConfirmAppWrong, 'name="code"'],
  [states.emailWaiting, 'name="code"'],
  [states.emailCodeWrong, 'name="code"'],
  [states.emailTaken, 'role="alert"'],
  [states.unconfirmedCodeSent, 'name="code"'],
  [states.unconfirmedCodeWrong, 'name="code"'],
  [states.unconfirmedCodeExpired, 'role="alert"'],
  [states.unconfirmedCodeTooSoon, 'role="alert"'],
  [states.languageOpen, 'name="language"'],
  [states.passwordOpen, 'name="present"'],
  [states.passwordRefused, 'name="password"'],
  [states.codeToSend, 'type="submit"'],
  [states.codeSent, 'name="code"'],
  [states.tooManyAttempts, 'role="group"'],
  [states.namesSaved, 'role="status"'],
] as [AccountState, string][])(
  'without a script, the page opens at the field or the notice that it was asked for, %#',
  (state, attribute) => {
    const page = renderToString(<Account frame={sampleFrame} state={state} links={sampleAccountLinks} />);
    const [focused = ''] = /<[^>]* autofocus=""[^>]*>/.exec(page) ?? [];
    expect(focused).toContain(attribute);
  },
);

test.each([states.open, states.emailStillWaiting, states.unconfirmedCodeWaiting])(
  'a page that was asked for nothing in particular opens at its top, %#',
  (state) => {
    const page = renderToString(<Account frame={sampleFrame} state={state} links={sampleAccountLinks} />);
    expect(page).not.toContain('autofocus');
  },
);
