/** The query of a sign-in page, kept until the sign-in ends. */
export interface SignInParams {
  redirectOnSuccess?: string;
  plan?: string;
  voucher?: string;
  country?: string;
  /** The page of ours that the sign-in belongs to, where another rule holds than the usual one. */
  from?: 'referral-signup';
}

const shapes = {
  // Without control characters: a database holds no zero, and no address of ours has any.
  redirectOnSuccess: /^\P{C}{1,2048}$/u,
  plan: /^[\w-]{1,64}$/,
  voucher: /^[\w-]{1,64}$/,
  country: /^[A-Z]{2}$/,
  from: /^referral-signup$/,
} satisfies Record<keyof SignInParams, RegExp>;

/** Reads the parameters of a query. Unknown and malformed ones are left out: a bad link still shows the form. */
export function readSignInParams(query: URLSearchParams): SignInParams {
  const named = Object.entries(shapes).flatMap(([name, shape]) => {
    const value = query.get(name) ?? '';
    const spelt = name === 'country' ? value.toUpperCase() : value;
    return shape.test(spelt) ? [[name, spelt]] : [];
  });
  return Object.fromEntries(named) as SignInParams;
}

/** Whether there is no parameter at all. */
export function isEmpty(params: SignInParams): boolean {
  return Object.keys(params).length === 0;
}
