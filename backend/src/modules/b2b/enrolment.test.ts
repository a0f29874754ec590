import { expect, test } from 'vitest';
import { enrolmentOf } from './enrolment.ts';

const acorn = { organisationId: 'o1', connection: 'acorn', healthHub: 'acorn-health', enrolled: false };
const birch = { organisationId: 'o2', connection: 'birch', healthHub: 'birch-health', enrolled: false };
const cedar = { organisationId: 'o3', connection: 'cedar', healthHub: undefined, enrolled: false };
const enrolled = { enrolled: true };

test.each([
  ['in none', [], undefined, { healthHub: null, status: 'notEligible' }],
  ['in one without a health hub', [cedar], undefined, { healthHub: null, status: 'notEligible' }],
  ['in one', [cedar, acorn], undefined, { healthHub: 'acorn-health', status: 'notEnrolled' }],
  [
    'enrolled at the second',
    [acorn, { ...birch, ...enrolled }],
    undefined,
    { healthHub: 'birch-health', status: 'enrolled' },
  ],
  [
    'named by the second',
    [acorn, birch],
    'birch-health:b-7',
    { healthHub: 'birch-health', status: 'notEnrolled' },
  ],
  [
    'named by the second, enrolled at the first',
    [{ ...acorn, ...enrolled }, birch],
    'birch-health:b-7',
    { healthHub: 'birch-health', status: 'notEnrolled' },
  ],
  ['named by another', [acorn, birch], 'birch:b-7', { healthHub: 'acorn-health', status: 'notEnrolled' }],
] as const)('the enrolment of a person %s', async (_who, memberships, externalId, expected) => {
  const parts = {
    organisations: { membershipsOf: () => Promise.resolve([...memberships]) },
    externalIdOf: () => Promise.resolve(externalId),
  };
  expect(await enrolmentOf('a1', parts)).toEqual(expected);
});
