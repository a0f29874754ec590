import { useTranslation } from 'react-i18next';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';

export interface AcceptInviteProps {
  frame: PageFrame;
  links: { home: string };
}

/** The “accept invite” screen. */
export function AcceptInvite({ frame, links }: AcceptInviteProps) {
  const { t } = useTranslation('acceptInvite');

  return (
    <StateLayout
      frame={frame}
      scene="shore"
      title={t(($) => $.title)}
      text={t(($) => $.text)}
      actions={<LinkButton href={links.home}>{t(($) => $.home)}</LinkButton>}
    />
  );
}
