import type { PageResult, PageVisit } from '../../../http/page-handler.ts';
import { opensPage } from '../../../http/page-opening.ts';
import { addressOf, type Destination, type DestinationRules } from './destination.ts';
import { rememberFollowed } from './followed-links.ts';

/** A form's redirects may not leave our origin: these go on from a page. All others are redirected at once. */
export function pageLeadingTo(
  destination: Destination,
  { request, reply }: PageVisit,
  { siteOrigin }: Pick<DestinationRules, 'siteOrigin'>,
): PageResult {
  const address = addressOf(destination);
  if (destination.kind === 'internal') return { redirectTo: address };
  // Else it could not be followed once the page is opened.
  if (destination.kind === 'deepLink' && opensPage(request)) {
    rememberFollowed(request, reply, address, siteOrigin.startsWith('https:'));
  }
  return {
    route: 'authCallback',
    facts: { status: 'continuing', destination: address },
    refresh: address,
  };
}
