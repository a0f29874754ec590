import type { Limit } from '../../throttle/throttle.ts';

/** How often organisations may be looked up from one address, so that the list of them cannot be read name by name. */
export function lookUpLimits(address: string): readonly Limit[] {
  return [
    { subject: ['organisation', 'address', address], most: 60, minutes: 15, forgottenBySuccess: false },
  ];
}
