/** What a visitor brings along in the address and takes through the whole sign-in. */
export interface Carried {
  redirectOnSuccess?: string;
  plan?: string;
  voucher?: string;
  country?: string;
  /** The page of ours that the sign-in belongs to, where another rule holds than the usual one. */
  from?: 'referral-signup';
}

const shapes = {
  redirectOnSuccess: /^.{1,2048}$/,
  plan: /^[\w-]{1,64}$/,
  voucher: /^[\w-]{1,64}$/,
  country: /^[A-Z]{2}$/,
  from: /^referral-signup$/,
} satisfies Record<keyof Carried, RegExp>;

/** Keeps of a query what has a meaning and the right shape. A bad link is no reason to show nobody a form. */
export function carriedFrom(query: URLSearchParams): Carried {
  const named = Object.entries(shapes).flatMap(([name, shape]) => {
    const value = query.get(name) ?? '';
    const spelt = name === 'country' ? value.toUpperCase() : value;
    return shape.test(spelt) ? [[name, spelt]] : [];
  });
  return Object.fromEntries(named) as Carried;
}

/** Whether anything is carried at all. */
export function isEmpty(carried: Carried): boolean {
  return Object.keys(carried).length === 0;
}
