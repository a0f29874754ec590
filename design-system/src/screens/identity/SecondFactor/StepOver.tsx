import { useTranslation } from 'react-i18next';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';

export interface StepOverProps {
  frame: PageFrame;
  links: { login: string };
}

/** Says that no login waits for a code in this browser. */
export function StepOver({ frame, links }: StepOverProps) {
  const { t } = useTranslation('secondFactor');

  return (
    <StateLayout
      frame={frame}
      scene="still"
      header="quiet"
      title={t(($) => $.over.title)}
      text={t(($) => $.over.text)}
      actions={<LinkButton href={links.login}>{t(($) => $.over.action)}</LinkButton>}
    />
  );
}
