import { NewsletterLinkRoute } from '../NewsletterLinkRoute.tsx';

export function NewsletterConfirmRoute() {
  return <NewsletterLinkRoute route="newsletterConfirm" />;
}
