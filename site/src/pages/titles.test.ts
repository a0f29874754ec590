import { createRequire } from 'node:module';
import type { i18n } from 'i18next';
import { expect, test } from 'vitest';
import { createInstance } from '../app/i18next.ts';
import { page as authenticatorApp } from './account/AuthenticatorApp/page.ts';
import { page as deleteAccount } from './account/DeleteAccount/page.ts';
import { page as endContract } from './contract/EndContract/page.ts';
import { page as authCallback } from './identity/AuthCallback/page.ts';
import { page as loginCode } from './identity/LoginCode/page.ts';
import { page as newPassword } from './identity/NewPassword/page.ts';
import { page as secondFactor } from './identity/SecondFactor/page.ts';
import { page as moment } from './moments/Moment/page.ts';
import { page as reportMoment } from './moments/ReportMoment/page.ts';
import { page as shareMoment } from './moments/ShareMoment/page.ts';
import { page as inviteConfirmation } from './referral/InviteConfirmation/page.ts';
import { page as referralConfirmation } from './referral/ReferralConfirmation/page.ts';
import { page as referralSignup } from './referral/ReferralSignup/page.ts';

const require = createRequire(import.meta.url);
const names = [
  'authCallback',
  'authenticatorApp',
  'deleteAccount',
  'endContract',
  'linkRecipient',
  'moment',
  'moments',
  'newPassword',
  'referralConfirmation',
  'referralSignup',
  'reportMoment',
  'secondFactor',
  'shareMoment',
];
const words = Object.fromEntries(
  names.map((name) => [name, require(`@stillpoint/translations/en/${name}.json`) as object]),
);

/** The title of a page in a state, in English. */
function titleIn(page: { title?: (facts: never, i18n: i18n) => string | undefined }, facts: object) {
  const instance = createInstance();
  instance.init({
    ...{ lng: 'en', ns: names, resources: { en: words } },
    missingKeyHandler: () => undefined,
    missingInterpolationHandler: () => undefined,
  });
  return page.title?.(facts as never, instance as unknown as i18n);
}

test.each([
  [authCallback, { status: 'failed' }, 'That took a wrong turn · Stillpoint'],
  [secondFactor, { status: 'recoveryCode' }, 'Log in with a recovery code · Stillpoint'],
  [secondFactor, { status: 'over' }, 'There is nothing left to do here · Stillpoint'],
  [loginCode, { status: 'over' }, 'There is nothing left to do here · Stillpoint'],
  [newPassword, { status: 'notOpened', link: { status: 'expired' } }, 'This link has expired · Stillpoint'],
  [newPassword, { status: 'otherLinkOpened' }, 'Another link was opened here · Stillpoint'],
  [authenticatorApp, { status: 'key' }, 'Give the key to your app · Stillpoint'],
  [authenticatorApp, { status: 'codes', first: true }, 'It’s on. Now keep these codes · Stillpoint'],
  [authenticatorApp, { status: 'on' }, 'Your authenticator app is on · Stillpoint'],
  [authenticatorApp, { status: 'remove' }, 'Remove the app? · Stillpoint'],
  [authenticatorApp, { status: 'codes' }, 'Your new recovery codes · Stillpoint'],
  [deleteAccount, { status: 'subscriptionRenews' }, 'First, cancel your subscription · Stillpoint'],
  [deleteAccount, { status: 'asked' }, 'Your account will be deleted · Stillpoint'],
  [referralSignup, { status: 'unknown' }, 'This link does not work · Stillpoint'],
  [referralSignup, { status: 'own' }, 'This is your own link · Stillpoint'],
  [referralConfirmation, { status: 'unset' }, 'No nights are waiting here · Stillpoint'],
  [inviteConfirmation, { status: 'unset' }, 'No nights are waiting here · Stillpoint'],
  [moment, { status: 'open', moment: { name: 'June' } }, 'June shared a moment · Stillpoint'],
  [moment, { status: 'own' }, 'Your moment · Stillpoint'],
  [moment, { status: 'own', revoking: true }, 'Take this moment back? · Stillpoint'],
  [moment, { status: 'gone' }, 'This moment isn’t here any more · Stillpoint'],
  [moment, { status: 'revoked' }, 'Your moment is taken back · Stillpoint'],
  [shareMoment, { status: 'notFinished' }, 'First, listen to the end · Stillpoint'],
  [shareMoment, { status: 'tooMany' }, 'That’s enough for now · Stillpoint'],
  [reportMoment, { status: 'reported' }, 'You’ve reported it already · Stillpoint'],
  [reportMoment, { status: 'tooMany' }, 'That’s enough for now · Stillpoint'],
  [endContract, { status: 'received' }, 'We have received your cancellation · Stillpoint'],
  [endContract, { status: 'confirmed', outcome: 'ended' }, 'Your contract ends · Stillpoint'],
  [endContract, { status: 'confirmed', outcome: 'nothing' }, 'We can’t find a contract · Stillpoint'],
])('a state with a heading of its own has its title %#', (page, facts, title) => {
  expect(titleIn(page, facts)).toBe(title);
});

test.each([
  [authCallback, { status: 'continuing' }],
  [secondFactor, { status: 'code' }],
  [newPassword, { status: 'ready' }],
  [authenticatorApp, { status: 'off' }],
  [deleteAccount, { status: 'ready' }],
  [shareMoment, { status: 'open' }],
  [reportMoment, { status: 'open' }],
  [referralSignup, { status: 'open' }],
  [referralConfirmation, { status: 'success' }],
  [endContract, { status: 'ready' }],
])("the title is the screen's own elsewhere %#", (page, facts) => {
  expect(titleIn(page, facts)).toBeUndefined();
});
