import { NewsletterLink } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo } from '../links.ts';
import { useFrame } from '../useFrame.ts';
import { selectNewsletterLink } from './newsletterLink.ts';

export interface NewsletterLinkRouteProps {
  route: 'newsletterConfirm' | 'newsletterUnsubscribe';
}

/** Each page that a link leads to by which mails are asked for or ended: its form posts to its own address. */
export function NewsletterLinkRoute({ route }: NewsletterLinkRouteProps) {
  const frame = useFrame();

  return (
    <NewsletterLink
      frame={frame}
      state={useSelector(selectNewsletterLink)}
      links={{
        submit: linkTo(route, frame.language),
        newsletter: linkTo('newsletter', frame.language),
        account: frame.links.account,
        home: frame.links.home,
      }}
    />
  );
}
