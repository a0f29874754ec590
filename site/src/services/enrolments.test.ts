import { expect, test } from 'vitest';
import { apiAnswering } from '../api/testing/apiAnswering.ts';
import { createEnrolments } from './enrolments.ts';

const notEnrolled = { healthHub: 'acorn-health', status: 'notEnrolled' };
const notEligible = { healthHub: null, status: 'notEligible' };
const completion = { healthHub: 'acorn-health', healthHubExternalId: 'worker-alma' };

test.each([
  [{ data: notEnrolled }, 200, notEnrolled],
  [{ data: notEligible }, 200, notEligible],
  [{ errors: [{ code: 'SIGNED_OUT' }] }, 401, undefined],
  [null, 502, undefined],
])('the answer %j with status %i to the question for the enrolment', async (body, status, enrolment) => {
  const { api, asked } = apiAnswering(body, status);
  expect(await createEnrolments(api).check()).toEqual(enrolment);
  expect(asked).toEqual(['GET /b2b/v2/org/enroll/check-member-enrollment-status']);
});

test.each([
  [{ data: { attributes: { healthHub: 'acorn-health', status: 'enrolled' } } }, 200, true],
  [{ errors: [{ code: 'NOT_A_MEMBER' }] }, 403, false],
  [{ errors: [{ code: 'SIGNED_OUT' }] }, 401, false],
  [null, 502, false],
])('the answer %j with status %i to a completion', async (body, status, enrolled) => {
  const { api, asked } = apiAnswering(body, status);
  expect(await createEnrolments(api).complete(completion)).toBe(enrolled);
  expect(asked).toEqual(['POST /b2b/member/sso/complete']);
});
