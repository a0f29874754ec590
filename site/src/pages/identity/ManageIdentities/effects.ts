import { checkEnrolment } from '../../../../sagas/workplace/checkEnrolment.ts';
import { watchSsoCompletion } from '../../../../sagas/workplace/completeSso.ts';
import { createEnrolmentNotice } from '../../../services/enrolmentNotice.ts';
import { createEnrolments } from '../../../services/enrolments.ts';
import type { Effects } from '../../definePage.ts';
import { manageIdentities } from './manageIdentities.ts';
import { partnerMember } from './partnerMember.ts';

/** Asks for the enrolment of a partner's member, and completes one that was left open. */
export const effects = {
  reducers: { manageIdentities, partnerMember },
  sagas: [watchSsoCompletion, checkEnrolment],
  services: ({ api }) => ({
    enrolments: createEnrolments(api),
    enrolmentNotice: createEnrolmentNotice(document),
  }),
} satisfies Partial<Effects>;
