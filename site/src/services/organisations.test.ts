import { expect, test } from 'vitest';
import { apiAnswering } from '../api/testing/apiAnswering.ts';
import { createOrganisations } from './organisations.ts';

const address = '/de/sso-login?step=sso-login';
const found = {
  status: 'found',
  lookupType: 'domain',
  organisation: { name: 'Acorn', connection: 'acorn' },
};

test.each([
  [{ data: { attributes: found } }, 200, found],
  [
    { data: { attributes: { status: 'notFound', lookupType: 'name' } } },
    200,
    { status: 'notFound', lookupType: 'name' },
  ],
  [{ errors: [{ code: 'LOOK_UP_TERM_MISSING' }] }, 422, { status: 'ready', problems: { term: 'missing' } }],
  [{ errors: [{ code: 'LOOK_UP_TERM_INVALID' }] }, 422, { status: 'ready', problems: { term: 'invalid' } }],
  [
    { errors: [{ code: 'TOO_MANY_ATTEMPTS', data: { minutes: 3 } }] },
    429,
    { status: 'tooManyAttempts', minutes: 3 },
  ],
  [{ errors: [{ code: 'SERVER_PROBLEM' }] }, 500, { status: 'unavailable' }],
  [null, 502, { status: 'unavailable' }],
])('the answer %j with status %i becomes an outcome', async (body, status, outcome) => {
  const { api, asked } = apiAnswering(body, status);
  expect(await createOrganisations(api).lookUp(address, { term: 'alma@acorn.example' })).toEqual(outcome);
  expect(asked).toEqual([`POST ${address}`]);
});
