import { Type, type Static } from 'typebox';

/** What a visitor brings along in the address and takes through the whole sign-in. */
export const Carried = Type.Object({
  redirectOnSuccess: Type.Optional(Type.String({ maxLength: 2048 })),
  plan: Type.Optional(Type.String({ maxLength: 64 })),
  voucher: Type.Optional(Type.String({ maxLength: 64 })),
  country: Type.Optional(Type.String({ maxLength: 64 })),
  /** The page of ours that the sign-in belongs to, where another rule holds than the usual one. */
  from: Type.Optional(Type.String({ maxLength: 64 })),
});
export type Carried = Static<typeof Carried>;

/** The query of /login and /register: what is carried, and a deep link for the token's redirect claim. */
export const SignInQuery = Type.Object({
  ...Carried.properties,
  redirectUrl: Type.Optional(Type.String({ maxLength: 2048 })),
});
export type SignInQuery = Static<typeof SignInQuery>;

const code = /^[\w-]{1,64}$/;
const country = /^[A-Za-z]{2}$/;

/** Keeps of a query what has a meaning and the right shape. */
export function carriedFrom(query: SignInQuery): Carried {
  return {
    ...(query.redirectOnSuccess ? { redirectOnSuccess: query.redirectOnSuccess } : {}),
    ...(matches(query.plan, code) ? { plan: query.plan } : {}),
    ...(matches(query.voucher, code) ? { voucher: query.voucher } : {}),
    ...(matches(query.country, country) ? { country: query.country.toUpperCase() } : {}),
    ...(query.from === 'referral-signup' ? { from: query.from } : {}),
  };
}

/** Whether anything is carried at all. */
export function isEmpty(carried: Carried): boolean {
  return Object.keys(carried).length === 0;
}

function matches(value: string | undefined, pattern: RegExp): value is string {
  return value !== undefined && pattern.test(value);
}
