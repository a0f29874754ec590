/** @vitest-environment node */
import { expect, test } from 'vitest';
import { renderToString } from 'react-dom/server.node';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ManageFamily } from './ManageFamily.tsx';
import { manageFamilyStates as states } from './ManageFamily.states.ts';
import type { ManageFamilyState } from './ManageFamilyState.ts';
import { sampleFamilyLinks } from './sampleFamilyLinks.ts';

function pageOf(state: ManageFamilyState): string {
  return renderToString(<ManageFamily frame={sampleFrame} state={state} links={sampleFamilyLinks} />);
}

/** The elements that ask for the focus when the page opens. */
function focusedIn(page: string): string[] {
  return page.match(/<[^>]* autofocus=""[^>]*>/g) ?? [];
}

test.each([
  [states.emailInvalid, 'name="email"'],
  [states.emailSuggested, 'name="email"'],
  [states.noPlaceLeft, 'role="group"'],
  [states.resendInMinutes, 'role="group"'],
  [states.invited, 'role="status"'],
  [states.removing, '<h2'],
  [states.memberLeaving, '<h2'],
  [states.memberAddressDeleted, 'role="status"'],
  [states.left, '<h1'],
] as [ManageFamilyState, string][])(
  'without a script, the page opens at what it was asked for, %#',
  (state, attribute) => {
    const [focused, ...others] = focusedIn(pageOf(state));
    expect(focused).toContain(attribute);
    expect(others).toEqual([]);
  },
);

test.each([states.owner, states.full, states.member])(
  'a page that was asked for nothing in particular opens at its top, %#',
  (state) => {
    expect(focusedIn(pageOf(state))).toEqual([]);
  },
);

test('without a script, the suggested address is a button of the form', () => {
  const buttons = pageOf(states.emailSuggested).match(/<button[^>]*>/g) ?? [];
  const taking = buttons.filter((each) => each.includes('name="suggestionTaken"'));
  expect(taking).toEqual([expect.stringContaining('value="ida@gmail.com"')]);
});
