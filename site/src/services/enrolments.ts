import type { Api, DataOf } from '../api/client.ts';

/** How a member stands with the health hub of the employer. */
export type Enrolment = DataOf<'/b2b/v2/org/enroll/check-member-enrollment-status', 'get'>;

/** The health hub to enrol at, and the member's id there. */
export interface SsoCompletion {
  healthHub: string;
  healthHubExternalId: string;
}

/** Enrolment of the signed-in person at the health hub of the employer. */
export interface Enrolments {
  /** Undefined for signed-out visitors, or without an answer. */
  check: () => Promise<Enrolment | undefined>;
  /** Whether the person is enrolled now. */
  complete: (completion: SsoCompletion) => Promise<boolean>;
}

export function createEnrolments({ get, post }: Pick<Api, 'get' | 'post'>): Enrolments {
  return {
    async check() {
      const outcome = await get('/b2b/v2/org/enroll/check-member-enrollment-status', { content: 'status' });
      return outcome.kind === 'ok' ? outcome.data : undefined;
    },

    async complete(completion) {
      const outcome = await post('/b2b/member/sso/complete', { body: completion });
      return outcome.kind === 'ok';
    },
  };
}
