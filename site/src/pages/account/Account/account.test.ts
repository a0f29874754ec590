import { expect, test } from 'vitest';
import { accountStates as states } from '@stillpoint/design-system';
import { accountStateFrom } from './account.ts';

test('companies with a mark are connections, others are workplaces', () => {
  const facts = { ...states.open, connections: [{ name: 'apple' }, { name: 'google' }] };
  expect(accountStateFrom(facts)).toEqual(states.open);
  const acorn = { name: 'acorn', workplace: 'Acorn Insurance' };
  expect(accountStateFrom({ ...facts, connections: [acorn] })).toMatchObject({ connections: [acorn] });
});

test('another account is shown nothing', () => {
  expect(accountStateFrom({ status: 'otherAccount' })).toEqual(states.otherAccount);
});
