import { expect, test } from 'vitest';
import { employerOf, enrolmentOf } from './enrolment.ts';

const memberOf = (connection: string, healthHub: string | undefined) => ({
  ...{ organisationId: connection, name: connection.toUpperCase(), connection, healthHub, enrolled: false },
});
const acorn = memberOf('acorn', 'acorn-health');
const birch = memberOf('birch', 'birch-health');
const cedar = memberOf('cedar', undefined);
const enrolled = { enrolled: true };

const partsOf = (memberships: readonly (typeof acorn)[], externalId?: string) => ({
  organisations: { membershipsOf: () => Promise.resolve([...memberships]) },
  externalIdOf: () => Promise.resolve(externalId),
});

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
  expect(await enrolmentOf('a1', partsOf(memberships, externalId))).toEqual(expected);
});

test('the organisation at whose health hub a person is enrolled pays, and no other', async () => {
  expect(await employerOf('a1', partsOf([cedar, { ...acorn, ...enrolled }]))).toBe('ACORN');
  expect(await employerOf('a1', partsOf([acorn, { ...birch, ...enrolled }]))).toBe('BIRCH');
  expect(await employerOf('a1', partsOf([cedar, acorn]))).toBeUndefined();
  expect(await employerOf('a1', partsOf([]))).toBeUndefined();
});
