import { useTranslation } from 'react-i18next';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';

export interface ServerProblemProps {
  frame: PageFrame;
  links: { again: string; help: string };
}

/** The page for server errors. */
export function ServerProblem({ frame, links }: ServerProblemProps) {
  const { t } = useTranslation('serverProblem');

  return (
    <StateLayout
      frame={frame}
      scene="passing"
      title={t(($) => $.title)}
      text={t(($) => $.text)}
      actions={
        <>
          <LinkButton href={links.again}>{t(($) => $.again)}</LinkButton>
          <LinkButton href={links.help} variant="plain">
            {t(($) => $.help)}
          </LinkButton>
        </>
      }
    />
  );
}
