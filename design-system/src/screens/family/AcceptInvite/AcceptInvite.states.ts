import { asked, noValues, openInvite, ownPlans, typedValues } from './AcceptInvite.samples.ts';
import type { AcceptInviteState } from './AcceptInviteState.ts';

const longName = 'Maximiliane-Friederike von und zu Hohenstaufen-Lichtenberg';

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const acceptInviteStates = {
  open: openInvite,
  planIsEnding: { ...openInvite, endsOn: '2027-01-08' },
  leftEmpty: {
    ...openInvite,
    values: noValues,
    problems: {
      ...({ firstName: 'missing', lastName: 'missing', streetName: 'missing' } as const),
      ...({
        streetNumber: 'missing',
        zipPostalCode: 'missing',
        city: 'missing',
        country: 'missing',
      } as const),
    },
  },
  refused: {
    ...openInvite,
    values: { ...typedValues, streetNumber: '?', zipPostalCode: '1043' },
    problems: { streetNumber: 'invalid', zipPostalCode: 'invalid' },
  },
  otherCountry: {
    ...openInvite,
    values: { ...typedValues, zipPostalCode: '1070', city: 'Wien', country: 'AT' },
    problems: { country: 'otherCountry' },
  },
  ownPlanEnds: { ...openInvite, ownPlans: [asked(ownPlans.ends)] },
  ownPlanCharged: { ...openInvite, ownPlans: [asked(ownPlans.charged)] },
  ownPlanWithoutAmount: { ...openInvite, ownPlans: [asked(ownPlans.chargedWithoutAmount)] },
  ownPlanWaits: { ...openInvite, ownPlans: [asked(ownPlans.waits)] },
  ownPlanNotChosen: {
    ...openInvite,
    values: typedValues,
    ownPlans: [asked(ownPlans.charged, { problem: 'missing' })],
  },
  ownPlanChosen: {
    ...openInvite,
    values: { ...typedValues, city: '' },
    problems: { city: 'missing' },
    ownPlans: [asked(ownPlans.charged, { choice: 'end' })],
  },
  billedElsewhere: { ...openInvite, ownPlans: [asked(ownPlans.billedElsewhere)] },
  billedByOther: { ...openInvite, ownPlans: [asked(ownPlans.billedByOther)] },
  billedElsewhereNotConfirmed: {
    ...openInvite,
    values: typedValues,
    ownPlans: [asked({ ...ownPlans.billedElsewhere, company: 'google' }, { problem: 'missing' })],
  },
  severalOwnPlans: {
    ...openInvite,
    ownPlans: [asked(ownPlans.waits), asked(ownPlans.chargedWithoutAmount), asked(ownPlans.gift)],
  },
  severalNotChosen: {
    ...openInvite,
    values: typedValues,
    ownPlans: [
      asked(ownPlans.waits, { choice: 'end' }),
      asked(ownPlans.chargedWithoutAmount, { problem: 'missing' }),
    ],
  },
  gift: { ...openInvite, ownPlans: [asked(ownPlans.gift)] },
  longWords: {
    ...openInvite,
    ownerName: longName,
    values: {
      ...typedValues,
      firstName: 'Maximiliane-Friederike',
      lastName: 'Hohenstaufen-Lichtenberg',
      streetName: 'Rechtsanwältin-Annegret-Oberbergmann-Promenade am Schlossgarten',
    },
    ownPlans: [asked(ownPlans.charged)],
    endsOn: '2027-01-08',
  },
  signedOut: { status: 'signedOut', ownerName: 'Alex Morgan' },
  signedOutEnding: { status: 'signedOut', ownerName: longName, endsOn: '2027-01-08' },
  recipient: {
    status: 'recipient',
    recipient: {
      ...{ status: 'otherAccount', purpose: 'invitation', recipient: 'j•••@example.com' },
      ...{ signedInAs: 'alex.morgan@example.com', ways: ['switchAccount', 'link'] },
    },
  },
  unconfirmed: { status: 'unconfirmed' },
  used: { status: 'used' },
  usedByOther: { status: 'used', signedInAs: 'alex.morgan@example.com' },
  unknown: { status: 'unknown' },
  expired: { status: 'expired', token: 'invitation', ownerName: 'Alex Morgan' },
  askedAgain: { status: 'expired', token: 'invitation', ownerName: 'Alex Morgan', asked: true },
  owner: { status: 'owner' },
  joined: { status: 'joined', ownerName: 'Alex Morgan' },
  secondPlace: { status: 'secondPlace', userId: 'sample', token: 'invitation', ownerName: 'Alex Morgan' },
  secondPlaceLongName: { status: 'secondPlace', userId: 'sample', token: 'invitation', ownerName: longName },
  removed: { status: 'over', why: 'removed' },
  over: { status: 'over', why: 'left' },
  otherFamily: { status: 'otherFamily', own: false },
  ownFamily: { status: 'otherFamily', own: true },
  purchasePending: { status: 'purchasePending' },
  full: { status: 'full' },
  withdrawn: { status: 'withdrawn' },
  planEnded: { status: 'planEnded' },
} satisfies {
  [Status in AcceptInviteState['status']]: Extract<AcceptInviteState, { status: Status }>;
} & Record<string, AcceptInviteState>;
