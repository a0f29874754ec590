import { shortened } from '../../../http/own-path.ts';

/** The query of a sign-in page, kept until the sign-in ends. */
export interface SignInParams {
  redirectOnSuccess?: string;
  plan?: string;
  voucher?: string;
  country?: string;
  /** Where the sign-in began, or what it did, where another rule holds for its end than the usual one. */
  from?:
    | 'referral-signup'
    | 'bundle-spotify'
    | 'login-pages'
    | 'second-identity'
    | 'linking-question'
    | 'connecting';
}

const shapes = {
  // Without control characters: a database holds no zero, and no address of ours has any.
  redirectOnSuccess: /^\P{C}{1,2048}$/u,
  plan: /^[\w-]{1,64}$/,
  voucher: /^[\w-]{1,64}$/,
  country: /^[A-Z]{2}$/,
  from: /^(?:referral-signup|bundle-spotify|login-pages|second-identity|linking-question|connecting)$/,
} satisfies Record<keyof SignInParams, RegExp>;

/** Reads the parameters of a query. Unknown and malformed ones are left out: a bad link still shows the form. */
export function readSignInParams(query: URLSearchParams): SignInParams {
  const named = Object.entries(shapes).flatMap(([name, shape]) => {
    const value = query.get(name) ?? '';
    const read = readAs(name, value);
    return shape.test(read) ? [[name, read]] : [];
  });
  return Object.fromEntries(named) as SignInParams;
}

function readAs(name: string, value: string): string {
  if (name === 'redirectOnSuccess') return shortened(value);
  return name === 'country' ? value.toUpperCase() : value;
}

/** Whether there is no parameter at all. */
export function isEmpty(params: object): boolean {
  return Object.keys(params).length === 0;
}

/** What a sign-in page stores in the browser until its form is sent. */
export interface SavedForm {
  params: SignInParams;
  /** The deep link of the app that the page was opened for. */
  redirectUrl: string | undefined;
  /** The address that was typed into a login that was refused, for those who go on to a forgotten password. */
  email?: string;
}
