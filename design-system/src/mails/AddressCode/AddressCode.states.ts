import type { AddressCodeFacts, CodeUse } from './AddressCodeState.ts';

const link = 'https://stillpoint.example/user';

/** Every state of the mail, once. */
export const addressCodeStates = {
  named: { firstName: 'Alex', code: '204518', minutes: 10, link },
  unnamed: { code: '004271', minutes: 10 },
  newAddress: { firstName: 'Alex', code: '204518', minutes: 10, codeFor: 'newAddress', link },
  changeAddress: { firstName: 'Alex', code: '204518', minutes: 10, codeFor: 'changeAddress', link },
  password: { firstName: 'Alex', code: '204518', minutes: 10, codeFor: 'password', link },
  connectLogin: { firstName: 'Alex', code: '204518', minutes: 10, codeFor: 'connectLogin' },
  loginMethods: { firstName: 'Alex', code: '204518', minutes: 10, codeFor: 'loginMethods', link },
  passkeys: { firstName: 'Alex', code: '204518', minutes: 10, codeFor: 'passkeys', link },
  authenticatorApp: { firstName: 'Alex', code: '204518', minutes: 10, codeFor: 'authenticatorApp', link },
  secondFactorOn: { firstName: 'Alex', code: '204518', minutes: 10, codeFor: 'secondFactorOn', link },
  secondFactorOff: { firstName: 'Alex', code: '204518', minutes: 10, codeFor: 'secondFactorOff', link },
  deleteAccount: { firstName: 'Alex', code: '204518', minutes: 10, codeFor: 'deleteAccount', link },
  ownData: { firstName: 'Alex', code: '204518', minutes: 10, codeFor: 'ownData', link },
} satisfies Record<string, AddressCodeFacts> & Record<Exclude<CodeUse, 'address'>, AddressCodeFacts>;
