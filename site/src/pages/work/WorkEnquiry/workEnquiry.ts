import type { WorkEnquiryOutcome, WorkEnquiryRequest, WorkEnquiryState } from '@stillpoint/design-system';
import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';

/** What the backend knows of the page: an empty form, a refused one, or an accepted one. */
export type WorkEnquiryFacts = WorkEnquiryState;

/** The form was submitted; `address` is where the native form posts. */
export const workEnquiryRequested = createAction<{ address: string; request: WorkEnquiryRequest }>(
  'workEnquiry/requested',
);
/** There is no connection: it is sent again once there is one. */
export const workEnquiryOffline = createAction('workEnquiry/offline');
/** The connection is back. */
export const workEnquiryResumed = createAction('workEnquiry/resumed');
export const workEnquirySent = createAction('workEnquiry/sent');

/** The refusal, the problems of the fields, the address that was probably meant, and the proof to send next time where there is another. */
export type RefusedWorkEnquiry = WorkEnquiryOutcome &
  Partial<Pick<WorkEnquiryState, 'problems' | 'suggestion' | 'formToken'>>;

export const workEnquiryRefused = createAction<RefusedWorkEnquiry>('workEnquiry/refused');

const blank: WorkEnquiryState = {
  status: 'ready',
  values: { fullname: '', email: '', company: '', message: '' },
  problems: {},
  formToken: '',
};

export function workEnquiry(
  state: WorkEnquiryState | undefined = blank,
  event: UnknownAction,
): WorkEnquiryState {
  const { values, formToken } = state;
  const kept = { values, formToken, problems: {} };
  if (workEnquiryRequested.match(event)) {
    const { fullname, email, company, message } = event.payload.request;
    return { ...kept, status: 'submitting', values: { fullname, email, company, message } };
  }
  if (workEnquiryOffline.match(event)) return { ...kept, status: 'offline' };
  if (workEnquiryResumed.match(event)) return { ...kept, status: 'submitting' };
  if (workEnquirySent.match(event)) return { ...kept, status: 'sent' };
  if (workEnquiryRefused.match(event)) return { ...kept, ...event.payload };
  return state;
}

export function selectWorkEnquiry(state: { workEnquiry: WorkEnquiryState }): WorkEnquiryState {
  return state.workEnquiry;
}
