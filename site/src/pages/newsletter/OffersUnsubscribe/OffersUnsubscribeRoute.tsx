import { NewsletterLinkRoute } from '../NewsletterLinkRoute.tsx';

export function OffersUnsubscribeRoute() {
  return <NewsletterLinkRoute route="offersUnsubscribe" />;
}
