import { countryNamedIn } from '../../../domain/countries.ts';
import type { PageVisit } from '../../../http/page-handler.ts';
import type { WaitingPlan, WaitingPlanOf } from '../ports.ts';
import { destinationFactsFrom } from './destination-facts.ts';
import { destinationOf, isOwnPage, type DestinationRules } from './destination.ts';
import type { SignInParams } from './sign-in-params.ts';

/** A checkout of ours. */
interface CheckoutAhead {
  /** With its query. */
  address: string;
  query: URLSearchParams;
}

/** The checkout that a sign-in leads to, with the choices that were made before; undefined where it leads elsewhere. */
export function checkoutAhead(
  { language }: Pick<PageVisit, 'language'>,
  params: SignInParams,
  rules: DestinationRules,
): CheckoutAhead | undefined {
  const destination = destinationOf(
    {
      ...destinationFactsFrom(params),
      kind: 'register',
      language,
      profile: { firstName: '', lastName: '' },
      redirectClaim: undefined,
    },
    rules,
  );
  if (!isOwnPage(destination, '/checkout')) return undefined;
  const { path: address } = destination;
  const [, query = ''] = address.split(/[?#]/, 2);
  return { address, query: new URLSearchParams(query) };
}

/** The plan that waits at the checkout, where the sign-in leads there. It is named above the form. */
export async function waitingPlanIn(
  visit: Pick<PageVisit, 'request' | 'language'>,
  params: SignInParams,
  { waitingPlanOf, rules }: { waitingPlanOf: WaitingPlanOf; rules: DestinationRules },
  { mayHaveFreeDays }: { mayHaveFreeDays: boolean },
): Promise<{ waiting?: WaitingPlan }> {
  const checkout = checkoutAhead(visit, params, rules);
  if (checkout === undefined) return {};
  const code = checkout.query.get('plan');
  const country = countryNamedIn(checkout.query);
  const waiting = await waitingPlanOf(visit.request, {
    mayHaveFreeDays,
    ...(code !== null && { code }),
    ...(country !== undefined && { country }),
  });
  return waiting === undefined ? {} : { waiting };
}
