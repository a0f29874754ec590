/** A UUID as the database writes it: without `urn:uuid:` or braces. */
export const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
