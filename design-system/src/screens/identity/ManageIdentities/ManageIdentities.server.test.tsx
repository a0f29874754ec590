/** @vitest-environment node */
import { expect, test } from 'vitest';
import { renderToString } from 'react-dom/server.node';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ManageIdentities } from './ManageIdentities.tsx';
import { manageIdentitiesStates as states } from './ManageIdentities.states.ts';
import type { ManageIdentitiesState } from './ManageIdentitiesState.ts';
import { sampleIdentityLinks } from './sampleIdentityLinks.ts';

const opened = (state: ManageIdentitiesState) =>
  renderToString(<ManageIdentities frame={sampleFrame} state={state} links={sampleIdentityLinks} />);

test.each([
  [states.codeSent, 'name="code"'],
  [states.wrongCode, 'name="code"'],
  [states.wrongPassword, 'name="password"'],
  [states.codeExpired, 'role="group"'],
  [states.tooManyAttempts, 'role="group"'],
  [states.connectionFailed, 'role="group"'],
  [states.signInAgain, 'role="group"'],
  [states.linked, 'role="status"'],
] as [ManageIdentitiesState, string][])(
  'without a script, the page opens at the field or the notice that it was asked for, %#',
  (state, attribute) => {
    const [focused = ''] = /<[^>]* autofocus=""[^>]*>/.exec(opened(state)) ?? [];
    expect(focused).toContain(attribute);
  },
);

test.each([states.list, states.proveAddressFirst, states.confirmFirst])(
  'a page that was asked for nothing in particular opens at its top, %#',
  (state) => {
    expect(opened(state)).not.toContain('autofocus');
  },
);
