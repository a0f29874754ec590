import { Newsletter } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectNewsletter } from './newsletter.ts';

export function NewsletterRoute() {
  const frame = useFrame();
  const { home, privacy } = frame.links;

  return (
    <Newsletter
      frame={frame}
      state={useSelector(selectNewsletter)}
      links={{ submit: linkTo('newsletter', frame.language), home, privacy }}
    />
  );
}
