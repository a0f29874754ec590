import { getContext, put, takeLeading } from 'typed-redux-saga';
import {
  workEnquiryOffline,
  workEnquiryRefused,
  workEnquiryRequested,
  workEnquiryResumed,
  workEnquirySent,
  type RefusedWorkEnquiry,
} from '../../src/pages/work/WorkEnquiry/workEnquiry.ts';
import type { WorkEnquiries, WorkEnquiryRefusal } from '../../src/services/workEnquiries.ts';
import { askOnceOnline } from '../askOnceOnline.ts';
import { isUnanswered, suggestionOf } from '../auth/sharedRefusal.ts';
import { orOnFault } from '../orOnFault.ts';

/** Sends a company's message. A second press while a request is pending is ignored. */
export function* watchWorkEnquiry() {
  yield* takeLeading(
    workEnquiryRequested,
    orOnFault(sendWorkEnquiry, () => workEnquiryRefused({ status: 'unavailable' })),
  );
}

export function* sendWorkEnquiry({ payload }: ReturnType<typeof workEnquiryRequested>) {
  const workEnquiries = yield* getContext<WorkEnquiries>('workEnquiries');
  const outcome = yield* askOnceOnline(
    () => workEnquiries.send(payload.address, payload.request),
    isUnanswered,
    { offline: workEnquiryOffline, resumed: workEnquiryResumed },
  );
  yield* put(outcome.ok ? workEnquirySent() : workEnquiryRefused(stateAfter(outcome)));
}

function stateAfter(refusal: WorkEnquiryRefusal): RefusedWorkEnquiry {
  switch (refusal.reason) {
    case 'invalid':
      return { status: 'ready', problems: refusal.problems, ...suggestionOf(refusal) };
    case 'checkAgain':
      return { status: 'checkAgain', formToken: refusal.formToken };
    case 'tooManyAttempts':
      return { status: 'tooManyAttempts', minutes: refusal.minutes };
    case 'unavailable':
      return { status: 'unavailable' };
  }
}
