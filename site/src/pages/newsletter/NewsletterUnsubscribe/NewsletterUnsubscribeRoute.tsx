import { NewsletterLinkRoute } from '../NewsletterLinkRoute.tsx';

export function NewsletterUnsubscribeRoute() {
  return <NewsletterLinkRoute route="newsletterUnsubscribe" />;
}
