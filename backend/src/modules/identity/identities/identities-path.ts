/** The path of the page of a person's identities, without its language. */
export const identitiesPath = '/manage-identities';
