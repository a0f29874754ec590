import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import type { LinkWayLinks } from './LinkRecipientProps.ts';
import type { LinkWay } from './LinkRecipientState.ts';

export interface LinkWayButtonProps {
  way: LinkWay;
  /** The first of the ways. */
  primary: boolean;
  /** Fills the width of a card. */
  wide?: boolean;
  links: LinkWayLinks;
}

/** One way on from a link. Logging out is a form, since it changes state. */
export function LinkWayButton({ way, primary, wide = false, links }: LinkWayButtonProps) {
  const { t } = useTranslation('linkRecipient');

  if (way === 'switchAccount') {
    return (
      <form method="post" action={links.switchAccount}>
        <Button type="submit" variant={primary ? 'primary' : 'plain'} wide={wide}>
          {t(($) => $.ways.switchAccount)}
        </Button>
      </form>
    );
  }
  return (
    <LinkButton href={links[way]} variant={primary ? 'primary' : 'plain'} wide={wide}>
      {t(($) => $.ways[way])}
    </LinkButton>
  );
}
