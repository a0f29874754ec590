import type { FastifyRequest } from 'fastify';
import { countryNamedIn } from '../../../domain/countries.ts';
import { languageOfPath, languagePrefix } from '../../../domain/languages.ts';
import type { WaitingPlan, WaitingPlanOf } from '../ports.ts';
import type { SignInParams } from './sign-in-params.ts';

/** The plan that waits at the checkout, where the sign-in leads there. It is named above the form. */
export function waitingPlanIn(
  request: FastifyRequest,
  { plan, country, redirectOnSuccess }: SignInParams,
  waitingPlanOf: WaitingPlanOf,
  { mayTry }: { mayTry: boolean },
): { waiting?: WaitingPlan } {
  const checkout = checkoutIn(redirectOnSuccess);
  if (redirectOnSuccess === undefined ? plan === undefined : checkout === undefined) return {};
  const code = checkout?.get('plan') ?? plan;
  const place = (checkout && countryNamedIn(checkout)) ?? country;
  const waiting = waitingPlanOf(request, {
    mayTry,
    ...(code !== undefined && { code }),
    ...(place !== undefined && { country: place }),
  });
  return waiting === undefined ? {} : { waiting };
}

/** The query of a checkout of ours. */
function checkoutIn(address: string | undefined): URLSearchParams | undefined {
  if (!address?.startsWith('/')) return undefined;
  const [path = '', query = ''] = address.split(/[?#]/, 2);
  return path === `${languagePrefix(languageOfPath(path))}/checkout` ? new URLSearchParams(query) : undefined;
}
