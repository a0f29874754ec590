import { useTranslation } from 'react-i18next';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';

export interface NotFoundProps {
  frame: PageFrame;
  links: { home: string; help: string };
}

/** The 404 page. */
export function NotFound({ frame, links }: NotFoundProps) {
  const { t } = useTranslation('notFound');

  return (
    <StateLayout
      frame={frame}
      scene="missing"
      title={t(($) => $.title)}
      text={t(($) => $.text)}
      actions={
        <>
          <LinkButton href={links.home}>{t(($) => $.home)}</LinkButton>
          <LinkButton href={links.help} variant="plain">
            {t(($) => $.help)}
          </LinkButton>
        </>
      }
    />
  );
}
