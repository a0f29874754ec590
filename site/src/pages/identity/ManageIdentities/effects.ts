import { confirmByPasskey } from '../../../../sagas/passkeys/confirmByPasskey.ts';
import { reloadForOtherAccount } from '../../../../sagas/reloadForOtherAccount.ts';
import { checkEnrolment } from '../../../../sagas/workplace/checkEnrolment.ts';
import { watchSsoCompletion } from '../../../../sagas/workplace/completeSso.ts';
import { confirmingServices } from '../../../services/confirming.ts';
import { createEnrolmentNotice } from '../../../services/enrolmentNotice.ts';
import { createEnrolments } from '../../../services/enrolments.ts';
import type { Effects } from '../../definePage.ts';
import { partnerMember } from './partnerMember.ts';

/** Confirms the owner by a passkey. Asks for the enrolment of a partner's member, and completes one that was left open. */
export const effects = {
  reducers: { partnerMember },
  reads: ['partnerMember'],
  sagas: [confirmByPasskey, reloadForOtherAccount, watchSsoCompletion, checkEnrolment],
  services: (core) => ({
    ...confirmingServices(core),
    enrolments: createEnrolments(core.api),
    enrolmentNotice: createEnrolmentNotice(document),
  }),
} satisfies Effects;
