import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import { schools, type SheeridState, type Verification } from './model.ts';
import type { Notifier } from './notifier.ts';

/** What a person types, in the words of the API. */
export interface PersonalInfo {
  firstName?: string;
  lastName?: string;
  email?: string;
  birthDate?: string;
  organization?: { id?: number | string; name?: string };
}

const daysOpen = 14;
const dayMs = 24 * 3_600_000;

/** What becomes of verifications. */
export function createVerifying(state: SheeridState, notifier: Notifier, clock: Pick<Clock, 'now'>) {
  function become(verification: Verification, step: Verification['currentStep'], errorIds: string[] = []) {
    verification.currentStep = step;
    verification.errorIds = errorIds;
    if (step === 'success') notifier.tell(verification.verificationId, 'SUCCESS');
    if (step === 'error') notifier.tell(verification.verificationId, 'FAILURE');
    return verification;
  }

  return {
    start(programId: string): Verification {
      const verification: Verification = {
        verificationId: randomBytes(12).toString('hex'),
        programId,
        currentStep: 'collectStudentPersonalInfo',
        errorIds: [],
        rejectionReasons: [],
        organization: null,
        createdAt: clock.now().toISOString(),
      };
      state.verifications[verification.verificationId] = verification;
      return verification;
    },

    /** A verification as it is today: one that was left open for too long has expired. */
    byId(id: string): Verification | undefined {
      const verification = Object.hasOwn(state.verifications, id) ? state.verifications[id] : undefined;
      if (verification === undefined) return undefined;
      const open = !['success', 'error'].includes(verification.currentStep);
      const age = clock.now().getTime() - Date.parse(verification.createdAt);
      if (open && age > daysOpen * dayMs) become(verification, 'error', ['expiredVerification']);
      return verification;
    },

    /** Takes what was typed. What can be mended is answered with the same step and `errorIds`. */
    collect(verification: Verification, info: PersonalInfo): Verification {
      if (verification.currentStep !== 'collectStudentPersonalInfo') return verification;
      const school = schools.find(({ id }) => id === Number(info.organization?.id));
      const problems = [
        (info.firstName?.trim() ?? '') === '' && 'invalidFirstName',
        (info.lastName?.trim() ?? '') === '' && 'invalidLastName',
        !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(info.email ?? '') && 'invalidEmail',
        !/^(19|20)\d\d-\d\d-\d\d$/.test(info.birthDate ?? '') && 'invalidBirthDate',
        school === undefined && 'invalidOrganization',
      ].filter((problem) => problem !== false);
      verification.errorIds = problems;
      if (school === undefined || problems.length > 0) return verification;
      verification.organization = { id: school.id, name: school.name };
      return become(verification, school.gives, school.gives === 'error' ? ['fraudRulesReject'] : []);
    },

    /** Takes a document, which is then reviewed. */
    upload(verification: Verification): Verification {
      if (verification.currentStep !== 'docUpload') return verification;
      verification.rejectionReasons = [];
      return become(verification, 'pending');
    },

    /** Decides a review. A document that is rejected may be sent again, unless it was the last time. */
    review(verification: Verification, decision: string): Verification {
      if (verification.currentStep !== 'pending') return verification;
      switch (decision) {
        case 'accept':
          return become(verification, 'success');
        case 'refuse':
          return become(verification, 'error', ['docReviewLimitExceeded']);
        default:
          verification.rejectionReasons = ['DOCUMENT_EXPIRED'];
          become(verification, 'docUpload');
          notifier.tell(verification.verificationId, 'DOCUMENT_REJECTED');
          return verification;
      }
    },
  };
}

export type Verifying = ReturnType<typeof createVerifying>;
