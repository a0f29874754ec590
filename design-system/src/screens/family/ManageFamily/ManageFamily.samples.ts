import type { FamilyPerson } from '../FamilyState.ts';
import type { JoinedFamily, OwnedFamily } from './ManageFamilyState.ts';

/** People of a family, one of each standing, and one with a long name and a long address. */
export const familyPeople = {
  june: {
    ...{ id: '5f0c2a4e-0001', name: 'June Morgan', email: 'june@example.org' },
    standing: { status: 'joined', joinedOn: '2026-11-03' },
  },
  theo: {
    ...{ id: '5f0c2a4e-0002', name: 'Theo Lind', email: 'theo@example.org' },
    standing: { status: 'joined', joinedOn: '2026-11-12' },
  },
  sam: { id: '5f0c2a4e-0003', email: 'sam@example.com', standing: { status: 'inviteSent' } },
  noor: {
    ...{ id: '5f0c2a4e-0004', email: 'noor@example.com' },
    standing: { status: 'waitingForResponse', sentOn: '2026-11-17' },
  },
  ida: {
    ...{ id: '5f0c2a4e-0005', email: 'ida@example.com' },
    standing: { status: 'expired', sentOn: '2026-11-04' },
  },
  lee: {
    ...{ id: '5f0c2a4e-0009', email: 'lee@example.com' },
    standing: { status: 'expired', sentOn: '2026-11-04', askedOn: '2026-11-19' },
  },
  kim: {
    ...{ id: '5f0c2a4e-0006', name: 'Kim Arden', email: 'kim@example.org' },
    standing: { status: 'leaving', leavesOn: '2026-12-04' },
  },
  maximiliane: {
    id: '5f0c2a4e-0007',
    ...{ name: 'Maximiliane-Friederike von und zu Hohenstaufen-Lichtenberg', email: 'm@example.org' },
    standing: { status: 'joined', joinedOn: '2026-11-03' },
  },
  long: {
    ...{ id: '5f0c2a4e-0008', email: 'maximiliane-friederike.hohenstaufen@familienpost.example.org' },
    standing: { status: 'waitingForResponse', sentOn: '2026-11-17' },
  },
} as const satisfies Record<string, FamilyPerson>;

const { june, theo, sam, noor } = familyPeople;

/** Three are here, two are invited, one place is free. */
export const ownedFamily = {
  ...{ status: 'owner', userId: 'sample', ownerName: 'Alex Morgan', places: 6 },
  people: [june, theo, sam, noor],
} satisfies OwnedFamily;

/** A member, and the address that was given. */
export const joinedFamily = {
  ...{ status: 'member', userId: 'sample', ownerName: 'Alex Morgan', joinedOn: '2026-11-03' },
  address: {
    ...{ streetName: 'Lindenweg', streetNumber: '12', zipPostalCode: '10115', city: 'Berlin' },
    country: 'DE',
  },
} satisfies JoinedFamily;
