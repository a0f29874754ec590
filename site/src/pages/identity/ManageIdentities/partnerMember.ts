import { createAction } from '@reduxjs/toolkit';
import { fromServer } from '../../../state/fromServer.ts';
import type { SsoCompletion } from '../../../services/enrolments.ts';

/** The person as a member of a partner. */
export interface PartnerMember {
  /** `<health hub>:<id there>`. Unset for people who are no partner's members. */
  externalId?: string;
}

export const partnerMember = fromServer<PartnerMember>({});

/** The enrolment of a member was left open. */
export const ssoCompletionRequested = createAction<SsoCompletion>('partnerMember/ssoCompletionRequested');

export function selectPartnerMember(state: { partnerMember: PartnerMember }): PartnerMember {
  return state.partnerMember;
}
