import { useTranslation } from 'react-i18next';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';

export interface OfflineProps {
  frame: PageFrame;
  /** `again` asks for the page that could not be opened. */
  links: { again: string };
}

/** In place of a page that was asked for without a network. A service worker keeps it. */
export function Offline({ frame, links }: OfflineProps) {
  const { t } = useTranslation('offline');

  return (
    <StateLayout
      // An answer about cookies could not be sent.
      frame={{ ...frame, consent: 'answered' }}
      header="quiet"
      scene="passing"
      title={t(($) => $.title)}
      text={t(($) => $.text)}
      actions={<LinkButton href={links.again}>{t(($) => $.again)}</LinkButton>}
    />
  );
}
