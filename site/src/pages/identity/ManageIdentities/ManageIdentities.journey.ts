import { defineJourney } from '../../../journeys/defineJourney.ts';

const list = ['list', 'noneLinked', 'allLinked', 'notRemovable', 'workplaceLinked'] as const;
const atWork = [
  'enrolled',
  'notEnrolled',
  'employerPays',
  'employerPaysNotEnrolled',
  'linkedAndEmployerPays',
] as const;
const onward = [
  'onward',
  'onwardToApp',
  'onwardToPage',
  'confirmBeforeOnward',
  'linkedBeforeOnward',
] as const;

/** Asks for a proof of the owner before anything is changed. */
const confirming = [
  'confirmFirst',
  'confirmByCompany',
  'confirmByCode',
  'confirmByCodeInstead',
  'confirmByApp',
  'confirmByPasskey',
  'confirmationCodeUsable',
] as const;
const provingAddress = [
  'proveAddressFirst',
  'proveAddressToInvite',
  'proveAddressToJoin',
  'proveAddressToGoOn',
  'addressCodeUsable',
] as const;

/** What a company leads back with. */
const backFromCompany = [
  'linked',
  'linkedUnnamed',
  'refused',
  'workplaceRefused',
  'unnamedRefused',
  'connectionFailed',
  'ofAnother',
  'taken',
  'linkedAlready',
  'wrongIdentity',
  'proofTooOld',
  'signInAgain',
  'notConnected',
] as const;

const removing = [
  'removing',
  'removingWorkplace',
  'removingAccess',
  'removingEnrolment',
  'removingUnnamed',
] as const;

const unlinked = [
  'unlinked',
  'facebookUnlinked',
  'unlinkedForGood',
  'workplaceUnlinked',
  'unlinkedUnnamed',
] as const;

const sessionEnded = { Login: ['sessionEnded'] } as const;

export const journey = defineJourney('ManageIdentities', {
  at: ['manageIdentities'],
  opens: [
    ...list,
    ...atWork,
    ...onward,
    ...confirming,
    ...provingAddress,
    ...backFromCompany,
    ...removing,
    'toConnect',
    'toConnectAfterProof',
  ],
  ways: [
    // What the person came for.
    { on: 'onward', to: { Checkout: 'opens', onward: 'opens' } },
    { on: 'removing', to: { ManageIdentities: removing } },
    {
      on: 'remove',
      to: {
        ManageIdentities: [...unlinked, 'notLinked', 'onlyLoginMethod', 'signInAgain', 'otherAccount'],
        ...sessionEnded,
      },
    },
    { from: removing, on: 'list', to: { ManageIdentities: [...list, 'enrolled', 'notEnrolled'] } },
    {
      on: 'confirm',
      to: {
        ManageIdentities: [
          'confirmed',
          'wrongPassword',
          'tooManyAttempts',
          'confirmByCodeInstead',
          'signInAgain',
          'otherAccount',
        ],
        ...sessionEnded,
      },
    },
    {
      on: 'confirmByApp',
      to: {
        ManageIdentities: [
          'confirmed',
          'wrongAppCode',
          'usedAppCode',
          'missingAppCode',
          'missingPassword',
          'wrongPasswordBesideApp',
          'tooManyAppCodes',
          'otherAccount',
        ],
        ...sessionEnded,
      },
    },
    {
      on: 'sendConfirmation',
      to: {
        ManageIdentities: [
          'confirmationSent',
          'codeSentBesideApp',
          'waitForCode',
          'tooManyMailedCodesBesideApp',
          'otherAccount',
        ],
        ...sessionEnded,
      },
    },
    {
      on: 'checkConfirmation',
      to: {
        ManageIdentities: [
          'confirmed',
          'wrongCode',
          'missingCode',
          'codeExpired',
          'tooManyAttempts',
          'otherAccount',
        ],
        ...sessionEnded,
      },
    },
    {
      on: 'confirm',
      label: 'account.proof.ways.passkey',
      to: { ManageIdentities: list },
    },
    {
      on: 'sendCode',
      to: {
        ManageIdentities: ['codeSent', 'waitForCode', 'tooManyAttempts', 'addressProven', 'otherAccount'],
        ...sessionEnded,
      },
    },
    {
      on: 'checkCode',
      to: {
        ManageIdentities: [
          'addressConfirmed',
          'addressConfirmedToInvite',
          'toConnect',
          'wrongCode',
          'missingCode',
          'codeExpired',
          'tooManyAttempts',
          'addressNotProven',
          'otherAccount',
        ],
        ...sessionEnded,
      },
    },
    // A partner's member is enrolled once the page is open.
    { from: ['notEnrolled'], on: 'itself', to: { ManageIdentities: ['justEnrolled'] } },
  ],
});
