/** Minor units to the decimal number that the wire carries. */
export function toWire(minor: number): number {
  return Number((minor / 100).toFixed(2));
}

/** A decimal number of the wire to minor units. */
export function fromWire(decimal: number): number {
  return Math.round(decimal * 100);
}

/** A share of an amount, rounded half away from nothing, so that a credit mirrors its charge. */
export function shareOf(amount: number, rate: number): number {
  return Math.sign(amount) * Math.round(Math.abs(amount) * rate);
}
