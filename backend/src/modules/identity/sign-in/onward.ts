import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../domain/languages.ts';
import { identitiesPath } from '../identities/identities-path.ts';
import { destinationFactsFrom } from './destination-facts.ts';
import { onwardFrom, type Destination, type DestinationRules } from './destination.ts';
import { ownPageAt } from './own-page.ts';
import type { SavedForm, SignInParams } from './sign-in-params.ts';
import { formSent } from './sign-in-start.ts';

/** What a sign-in was begun for, and where, as the address of a page that begins it keeps it. */
export type Beginning = SignInParams & {
  /** A deep link of the app. */
  redirectUrl?: string;
};

/** What it was begun for, as the addresses of pages before its end keep it. */
export type Choices = Omit<Beginning, 'from'>;

/** Where a visitor goes on to after a page that came before it. */
export interface Onward {
  to: 'checkout' | 'app' | 'page';
  address: string;
}

/** What a sign-in was begun for, and where. */
export function beginningOf({ params, redirectUrl }: SavedForm): Beginning {
  return { ...params, ...(redirectUrl !== undefined && { redirectUrl }) };
}

/** What a sign-in was begun for. */
export function choicesOf(form: SavedForm): Choices {
  const choices = beginningOf(form);
  delete choices.from;
  return choices;
}

/** What the address of a request keeps of it. */
export function choicesIn(request: FastifyRequest, rules: DestinationRules): Choices {
  return choicesOf(formSent({ request }, undefined, rules));
}

/** An address with a query. */
export function addressKeeping(address: string, kept: object): string {
  const query = new URLSearchParams({ ...kept }).toString();
  return query === '' ? address : `${address}?${query}`;
}

/**
 * Where the visitor goes on to, as after a log-in: a wish that leads nowhere does not take the plan with it. Undefined where
 * nothing was asked for, or nothing of ours.
 */
export function onwardOf(choices: Choices, language: Language, rules: DestinationRules): Onward | undefined {
  const { redirectUrl, ...params } = choices;
  const redirectClaim = redirectUrl === undefined ? undefined : { url: redirectUrl, followedBefore: false };
  const facts = { ...destinationFactsFrom(params), kind: 'login' as const, language, redirectClaim };
  const onward = named(onwardFrom(facts, rules), rules);
  const { redirectOnSuccess, ...rest } = choices;
  return onward ?? (redirectOnSuccess === undefined ? undefined : onwardOf(rest, language, rules));
}

/**
 * Undefined where a destination is the app in general, the page itself from which the visitor goes on, or a step of logging
 * in.
 */
function named(destination: Destination, { webAppUrl, isLoginStep }: DestinationRules): Onward | undefined {
  switch (destination.kind) {
    case 'stay':
      return undefined;
    case 'deepLink':
      return { to: 'app', address: destination.url };
    case 'external':
      return destination.url === webAppUrl ? undefined : { to: 'page', address: destination.url };
    case 'internal': {
      const { path: address } = destination;
      const page = ownPageAt(address);
      if (page === identitiesPath || isLoginStep(page)) return undefined;
      return { to: page === '/checkout' ? 'checkout' : 'page', address };
    }
  }
}
