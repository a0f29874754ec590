import { useTranslation } from 'react-i18next';
import { SwitchAccount } from '../../../patterns/SwitchAccount/SwitchAccount.tsx';
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

/** One way on from a link. */
export function LinkWayButton({ way, primary, wide = false, links }: LinkWayButtonProps) {
  const { t } = useTranslation('linkRecipient');

  if (way === 'switchAccount') {
    return (
      <SwitchAccount action={links.switchAccount} quiet={!primary}>
        {t(($) => $.ways.switchAccount)}
      </SwitchAccount>
    );
  }
  return (
    <LinkButton href={links[way]} variant={primary ? 'primary' : 'plain'} wide={wide}>
      {t(($) => $.ways[way])}
    </LinkButton>
  );
}
