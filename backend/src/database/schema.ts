/** Every table the service keeps, gathered from the repositories that own them. */
export type Schema = Record<never, never>;
