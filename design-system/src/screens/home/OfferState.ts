/** Which offers fit the visitor. */
export type OfferStanding =
  /** Has never had a plan: the first days may be free. */
  | { status: 'newcomer' }
  /** Has had a plan before: no days are free again. */
  | { status: 'former' }
  /** Has a plan that ends: another one begins on that day. */
  | { status: 'ending'; from: string }
  /** Has a plan that goes on. `change` is the code of the plan that it can be changed to. */
  | { status: 'subscriber'; change?: string };
