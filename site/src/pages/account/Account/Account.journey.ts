import { defineJourney } from '../../../journeys/defineJourney.ts';

const shown = [
  'open',
  'paymentDue',
  'lastTry',
  'newAccount',
  'familyOwner',
  'familyMember',
  'unnamed',
  'longest',
  'withoutPassword',
  'passwordElsewhere',
  'namesElsewhere',
  'secondFactorOn',
  'emailStillWaiting',
  'emailWaitingLong',
  'emailCodeUsedUp',
  'unconfirmedCodeWaiting',
] as const;

/** Told once, after another page: a log-in that has connected an identity, or an account that is kept. */
const toldOnce = ['linked', 'linkedWorkplace', 'notConnected', 'accountKept'] as const;

const confirmingFirst = [
  'emailConfirmFirst',
  'emailConfirmCodeSent',
  'emailConfirmByApp',
  'emailConfirmCodeBesideApp',
] as const;
const emailForms = ['emailOpen', 'emailWithoutPassword', ...confirmingFirst] as const;
const passwordForms = ['passwordOpen', 'codeInPlaceOfPassword', 'codeToSend', 'codeSent'] as const;

/** What every form of the page may answer. */
const refused = ['tooManyAttempts', 'otherAccount'] as const;

export const journey = defineJourney('Account', {
  at: ['account'],
  opens: [...shown, ...toldOnce, 'namesOpen', 'languageOpen', ...emailForms, ...passwordForms],
  ways: [
    { on: 'changeNames', sends: 'userId', to: { Account: ['namesSaved', 'namesRefused', ...refused] } },
    { on: 'changeNames', to: { Account: ['namesOpen'] } },
    // Another proof, in place of the one that is asked for before the address is changed.
    {
      from: [
        ...confirmingFirst,
        'emailConfirmCodeWrong',
        'emailConfirmCodeWait',
        'emailConfirmCodeAskedTooSoon',
        'emailConfirmAppWrong',
      ],
      on: 'changeEmail',
      sends: 'confirmOwner',
      to: {
        Account: [
          'emailWithoutPassword',
          'emailOpen',
          'emailConfirmCodeSent',
          'emailConfirmCodeWrong',
          'emailConfirmAppWrong',
          'emailConfirmCodeWait',
          'emailConfirmCodeAskedTooSoon',
          'emailConfirmByApp',
          'emailConfirmCodeBesideApp',
          ...refused,
        ],
      },
    },
    {
      on: 'changeEmail',
      sends: 'userId',
      to: {
        Account: [
          'emailWaiting',
          'emailMissing',
          'emailInvalid',
          'emailSuggested',
          'emailSame',
          'emailTooSoon',
          'emailPasswordWrong',
          'emailConfirmFirst',
          ...refused,
        ],
      },
    },
    { on: 'changeEmail', to: { Account: emailForms } },
    {
      on: 'changeEmail',
      label: 'account.proof.ways.passkey',
      to: { Account: ['emailWithoutPassword'] },
    },
    {
      on: 'submit',
      sends: 'confirmEmail',
      to: {
        Account: [
          'emailSaved',
          'emailCodeWrong',
          'emailCodeMissing',
          'emailCodeExpired',
          'emailCodeTooSoon',
          'emailNotWaiting',
          'emailTaken',
          ...refused,
        ],
      },
    },
    {
      on: 'submit',
      sends: 'newEmailCode',
      to: { Account: ['emailWaiting', 'emailCodeTooSoon', 'emailNotWaiting', ...refused] },
    },
    { on: 'submit', sends: 'keepEmail', to: { Account: ['emailKept', ...refused] } },
    {
      on: 'submit',
      sends: 'ownEmailCode',
      to: { Account: ['unconfirmedCodeSent', 'unconfirmedCodeTooSoon', ...refused] },
    },
    {
      on: 'submit',
      sends: 'confirmOwnEmail',
      to: {
        Account: [
          'emailConfirmed',
          'unconfirmedCodeWrong',
          'unconfirmedCodeMissing',
          'unconfirmedCodeExpired',
          'unconfirmedCodeTooSoon',
          ...refused,
        ],
      },
    },
    { on: 'changeLanguage', sends: 'userId', to: { Account: ['languageSaved', ...refused] } },
    { on: 'changeLanguage', to: { Account: ['languageOpen'] } },
    { on: 'submit', sends: 'marketing', to: { Account: ['marketingOn', 'marketingOff', ...refused] } },
    {
      on: 'changePassword',
      sends: 'passwordCode',
      to: { Account: ['codeSent', 'codeAskedTooSoon', ...refused] },
    },
    {
      on: 'changePassword',
      sends: 'userId',
      to: {
        Account: [
          'passwordSaved',
          'passwordAndEmailKept',
          'passwordMissing',
          'passwordRefused',
          'passwordWrong',
          'passwordWithSpace',
          'passwordUnchanged',
          'passwordBreached',
          'codeInPlaceOfPassword',
          'codeMissing',
          'codeWrong',
          'codeExpired',
          ...refused,
        ],
      },
    },
    { on: 'changePassword', to: { Account: passwordForms } },
    { on: 'submit', sends: 'endSession', to: { Account: ['browserLoggedOut', ...refused] } },
    { on: 'submit', sends: 'endOtherSessions', to: { Account: ['othersLoggedOut', ...refused] } },
    { on: 'close', to: { Account: shown } },
  ],
});
