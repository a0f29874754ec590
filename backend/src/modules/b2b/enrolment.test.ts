import { expect, test } from 'vitest';
import { standingOf } from './enrolment.ts';

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
  const { enrolment, enrolmentAt } = await standingOf('a1', partsOf(memberships, externalId));
  expect(enrolment).toEqual(expected);
  const named = [acorn, birch].find(({ healthHub }) => healthHub === expected.healthHub);
  expect(enrolmentAt).toBe(named?.name);
});

test('an organisation pays for those who are enrolled at its health hub, and for all where it has none', async () => {
  const employerOf = async (...memberships: (typeof acorn)[]) =>
    (await standingOf('a1', partsOf(memberships))).employer;
  expect(await employerOf(cedar, { ...acorn, ...enrolled })).toBe('ACORN');
  expect(await employerOf(acorn, { ...birch, ...enrolled })).toBe('BIRCH');
  expect(await employerOf(acorn, cedar)).toBe('CEDAR');
  expect(await employerOf(acorn, birch)).toBeUndefined();
  expect(await employerOf()).toBeUndefined();
});
