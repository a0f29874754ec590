/** A country of each price zone, and in the US a state with sales tax and one without. */
export const places: readonly { country: string; postalCode?: string }[] = [
  { country: 'DE' },
  { country: 'GB' },
  { country: 'US', postalCode: '10001' },
  { country: 'US', postalCode: '97201' },
  { country: 'IN' },
  { country: 'BR' },
  { country: 'AU' },
];
