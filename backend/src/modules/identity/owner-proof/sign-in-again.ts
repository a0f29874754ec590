/** The refusal of what only a proven owner may do: with status 403. */
export const signInAgain = { code: 'SIGN_IN_AGAIN', detail: 'Confirm first that it is you.' } as const;
