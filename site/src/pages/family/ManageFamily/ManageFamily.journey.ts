import { defineJourney } from '../../../journeys/defineJourney.ts';

const owners = ['owner', 'alone', 'allStandings', 'askedAgain', 'full', 'fullExpired'] as const;
const members = ['member', 'memberRemoved', 'memberPlanEnds', 'memberLongWords'] as const;

export const journey = defineJourney('ManageFamily', {
  at: ['manageFamily'],
  opens: [...owners, 'planEnds', 'planEndsFull', 'longWords', ...members, 'none', 'unconfirmed'],
  ways: [
    {
      on: 'submit',
      sends: 'invite',
      to: {
        ManageFamily: [
          'invited',
          'emailMissing',
          'emailInvalid',
          'emailAlready',
          'emailOwn',
          'emailSuggested',
          'tooManyInvites',
          'tooManyToAddress',
          'noPlaceLeft',
          'otherAccount',
          'none',
          'unconfirmed',
        ],
      },
    },
    {
      on: 'submit',
      sends: 'resend',
      to: {
        ManageFamily: [
          'resent',
          'noPlaceLeft',
          'resendInMinutes',
          'resendInHours',
          'resendInDays',
          'otherAccount',
          'owner',
        ],
      },
    },
    { on: 'remove', to: { ManageFamily: ['removing', 'removingLongName'] } },
    { on: 'withdraw', to: { ManageFamily: ['withdrawing'] } },
    { from: ['memberLeaving'], on: 'close', to: { ManageFamily: members } },
    { from: ['removing', 'removingLongName', 'withdrawing'], on: 'close', to: { ManageFamily: owners } },
    // Each change of which a moment later nothing is left to do leads to the page as it is then.
    { on: 'submit', sends: 'remove', to: { ManageFamily: ['removed', 'owner', 'otherAccount'] } },
    { on: 'submit', sends: 'keep', to: { ManageFamily: ['kept', 'owner', 'otherAccount'] } },
    { on: 'submit', sends: 'withdraw', to: { ManageFamily: ['withdrawn', 'owner', 'otherAccount'] } },
    { on: 'leave', to: { ManageFamily: ['memberLeaving'] } },
    { on: 'submit', sends: 'leave', to: { ManageFamily: ['left', 'none', 'otherAccount'] } },
    { on: 'submit', sends: 'deleteAddress', to: { ManageFamily: ['memberAddressDeleted', 'otherAccount'] } },
  ],
});
