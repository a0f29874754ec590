import type { ActionCreatorWithoutPayload, PayloadActionCreator } from '@reduxjs/toolkit';
import type { Action } from 'redux';
import type { AnalyticsEvent } from '../../domain/analyticsEvents.ts';

/** Which action is counted, and which fields of it may leave the page. */
export interface AnalyticsRow {
  matches: (action: Action) => boolean;
  eventsOf: (action: Action, state: object) => readonly AnalyticsEvent[];
}

type Creator<Payload> = PayloadActionCreator<Payload> | ActionCreatorWithoutPayload;

/** One row of a page's analytics table. `read` names the part of the page's state that it needs. */
export function when<Payload>(
  creator: Creator<Payload>,
  read: (payload: Payload, state: never) => readonly AnalyticsEvent[],
): AnalyticsRow {
  return {
    matches: creator.match,
    eventsOf: (action, state) => read((action as unknown as { payload: Payload }).payload, state as never),
  };
}
