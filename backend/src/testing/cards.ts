/** Cards of the sandbox's payment page, by what becomes of a charge to them. */
export const cards = {
  good: '4111111111111111',
  /** Saved, and declined when it is charged. */
  declined: '4000000000000341',
  expired: '4000000000000069',
  /** Charged at once, answered half a minute later. */
  slow: '4000000000000259',
  /** The first three orders are answered 500, and do nothing. */
  failsThrice: '4000000000000119',
} as const;
