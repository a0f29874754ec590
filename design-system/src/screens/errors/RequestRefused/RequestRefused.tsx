import { useTranslation } from 'react-i18next';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import type { RequestRefusedState } from './RequestRefusedState.ts';

export interface RequestRefusedProps {
  frame: PageFrame;
  state: RequestRefusedState;
  /** `again` opens the page of the form anew; without it, the address shows no page. */
  links: { again?: string; home: string; help: string };
}

/** In place of the answer to a form that was refused as a request, before it was looked at. */
export function RequestRefused({ frame, state: { status }, links }: RequestRefusedProps) {
  const { t } = useTranslation('requestRefused');
  const { again, home, help } = links;

  return (
    <StateLayout
      frame={frame}
      scene="passing"
      title={t(($) => $[status].title)}
      text={t(($) => $[status].text)}
      actions={
        <>
          {again === undefined ? (
            <LinkButton href={home}>{t(($) => $.home)}</LinkButton>
          ) : (
            <LinkButton href={again}>{t(($) => $.again)}</LinkButton>
          )}
          <LinkButton href={help} variant="plain">
            {t(($) => $.help)}
          </LinkButton>
        </>
      }
    />
  );
}
