/** @vitest-environment node */
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { renderToString } from 'react-dom/server.node';
import { sampleFrame as frame } from '../../../patterns/Page/sampleFrame.ts';
import { AuthenticatorApp } from '../AuthenticatorApp/AuthenticatorApp.tsx';
import { authenticatorAppStates as app } from '../AuthenticatorApp/AuthenticatorApp.states.ts';
import { sampleAppLinks } from '../AuthenticatorApp/sampleAppLinks.ts';
import { Passkeys } from '../Passkeys/Passkeys.tsx';
import { passkeysStates as passkeys } from '../Passkeys/Passkeys.states.ts';
import type { PasskeysState } from '../Passkeys/PasskeysState.ts';
import { samplePasskeysLinks } from '../Passkeys/samplePasskeysLinks.ts';
import { SecondFactorSettings } from '../SecondFactorSettings/SecondFactorSettings.tsx';
import { secondFactorSettingsStates as settings } from '../SecondFactorSettings/SecondFactorSettings.states.ts';
import type { SecondFactorSettingsState } from '../SecondFactorSettings/SecondFactorSettingsState.ts';
import { sampleSettingsLinks } from '../SecondFactorSettings/sampleSettingsLinks.ts';

const settingsPage = (state: SecondFactorSettingsState) => (
  <SecondFactorSettings frame={frame} state={state} links={sampleSettingsLinks} />
);
const passkeysPage = (state: PasskeysState) => (
  <Passkeys frame={frame} state={state} links={samplePasskeysLinks} onAdd={() => undefined} />
);
const appPage = (state: typeof app.removed | typeof app.expired) => (
  <AuthenticatorApp frame={frame} state={state} links={sampleAppLinks} />
);

/** The element that has the focus when the page opens, without a script. */
const focusedIn = (page: ReactElement) => /<[^>]* autofocus=""[^>]*>/.exec(renderToString(page))?.[0];

test.each<[ReactElement, string]>([
  [settingsPage(settings.turnedOn), 'role="status"'],
  [settingsPage(settings.turnedOff), 'role="status"'],
  [settingsPage(settings.offWait), 'role="group"'],
  [settingsPage(settings.wait), 'role="group"'],
  [passkeysPage(passkeys.renamed), 'role="status"'],
  [passkeysPage(passkeys.removed), 'role="status"'],
  [passkeysPage(passkeys.confirmed), 'role="status"'],
  [passkeysPage(passkeys.onlyLoginMethod), 'role="group"'],
  // The passkey that was added is named next.
  [passkeysPage(passkeys.added), 'name="name"'],
  [appPage(app.removed), 'role="status"'],
  [appPage(app.expired), 'role="group"'],
])('a page opens at what has become of its last form, %#', (page, attribute) => {
  expect(focusedIn(page)).toContain(attribute);
});

test('a page that was asked for nothing in particular opens at its top', () => {
  expect(focusedIn(settingsPage(settings.on))).toBeUndefined();
});
