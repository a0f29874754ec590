/** What a story says of itself whose picture is that of another one, on purpose. */
export interface SameLook {
  sameLook: {
    /** The state whose picture it is. */
    as: string;
    /** Why the two are states nevertheless. */
    why: string;
  };
}

/** Parameters of a story that looks like another state of its list until something is pressed or said. */
export function sameLook<States extends object>(
  _states: States,
  as: keyof States & string,
  why: string,
): SameLook {
  return { sameLook: { as, why } };
}
