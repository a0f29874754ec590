import { createAction } from '@reduxjs/toolkit';

/** The address was typed into the form that the visitor came from. */
export const emailCarried = createAction<{ email: string }>('identity/emailCarried');

/** What a form holds, without the suggestion for the address that stood there before. */
export function withoutSuggestion<State extends { suggestion?: unknown }>(state: State): State {
  const rest = { ...state };
  delete rest.suggestion;
  return rest;
}
