import { call, getContext, takeLeading } from 'typed-redux-saga';
import { ssoCompletionRequested } from '../../src/pages/identity/ManageIdentities/partnerMember.ts';
import type { EnrolmentNotice } from '../../src/services/enrolmentNotice.ts';
import type { Enrolments } from '../../src/services/enrolments.ts';

/** Completes the enrolment of a member who has logged in at work. */
export function* watchSsoCompletion() {
  yield* takeLeading(ssoCompletionRequested, completeSso);
}

export function* completeSso({ payload }: ReturnType<typeof ssoCompletionRequested>) {
  const enrolments = yield* getContext<Enrolments>('enrolments');
  // Where it is refused, the page says already that the person is not enrolled, and leads on.
  if (!(yield* call(enrolments.complete, payload))) return;

  const notice = yield* getContext<EnrolmentNotice>('enrolmentNotice');
  yield* call(notice.showEnrolled);
}
