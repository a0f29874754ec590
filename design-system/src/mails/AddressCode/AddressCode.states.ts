import type { AddressCodeFacts } from './AddressCodeState.ts';

/** Every state of the mail, once. */
export const addressCodeStates = {
  named: { firstName: 'Alex', code: '204518', minutes: 10, link: 'https://stillpoint.example/user' },
  unnamed: { code: '004271', minutes: 10 },
} satisfies Record<string, AddressCodeFacts>;
