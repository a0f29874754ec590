import { call, getContext, put, select } from 'typed-redux-saga';
import {
  selectPartnerMember,
  ssoCompletionRequested,
} from '../../src/pages/identity/ManageIdentities/partnerMember.ts';
import type { Enrolment, Enrolments, SsoCompletion } from '../../src/services/enrolments.ts';

/** Asks how a partner's member stands with the health hub. Of other people nothing is asked. */
export function* checkEnrolment() {
  const { externalId } = yield* select(selectPartnerMember);
  if (externalId === undefined) return;

  const enrolments = yield* getContext<Enrolments>('enrolments');
  const enrolment = yield* call(enrolments.check);
  const completion = enrolment && completionOf(enrolment, externalId);
  if (completion !== undefined) yield* put(ssoCompletionRequested(completion));
}

/** What is left to complete. Nothing where the member has an id at another health hub alone. */
function completionOf({ healthHub, status }: Enrolment, externalId: string): SsoCompletion | undefined {
  if (status !== 'notEnrolled' || healthHub === null) return undefined;
  const prefix = `${healthHub}:`;
  if (!externalId.startsWith(prefix)) return undefined;
  return { healthHub, healthHubExternalId: externalId.slice(prefix.length) };
}
