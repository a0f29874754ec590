import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';

export interface ShareLinkProps {
  href: string;
}

/** Leads from a finished exercise to sharing it. */
export function ShareLink({ href }: ShareLinkProps) {
  const { t } = useTranslation('moments');

  return (
    <LinkButton href={href} variant="secondary" wide>
      {t(($) => $.share)}
    </LinkButton>
  );
}
