/** What a code does. The mail names it, so that its reader does not give the code away for something else. */
export const codeUses = [
  'address',
  'newAddress',
  'changeAddress',
  'password',
  'connectLogin',
  'loginMethods',
  'passkeys',
  'authenticatorApp',
  'secondFactorOn',
  'secondFactorOff',
  'deleteAccount',
  'ownData',
] as const;

export type CodeUse = (typeof codeUses)[number];

/** Sent when a person has to prove an address, or to be its owner. */
export interface AddressCodeFacts {
  /** Absent where the person has none that can stand in a mail. */
  firstName?: string;
  code: string;
  minutes: number;
  /** @default 'address' */
  codeFor?: CodeUse;
  /** The page where it is typed. Absent where only the browser that asked for it can open that page. */
  link?: string;
}
