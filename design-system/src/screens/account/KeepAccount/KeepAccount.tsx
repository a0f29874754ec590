import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import type { KeepAccountState } from './KeepAccountState.ts';

export interface KeepAccountProps {
  frame: PageFrame;
  state: KeepAccountState;
  links: { submit: string; logout: string; home: string };
}

/** Where a log-in leads whose account will be deleted: one press keeps it. */
export function KeepAccount({ frame, state, links }: KeepAccountProps) {
  const { t } = useTranslation('keepAccount');

  if (state.status === 'begun') {
    return (
      <StateLayout
        frame={frame}
        scene="passing"
        header="quiet"
        title={t(($) => $.begun.title)}
        text={t(($) => $.begun.text)}
        actions={<LinkButton href={links.home}>{t(($) => $.begun.home)}</LinkButton>}
      />
    );
  }
  const day = formatDay(state.deletesOn, frame.language, 'withYear', frame.country);
  return (
    <StateLayout
      frame={frame}
      scene="still"
      header="quiet"
      title={t(($) => $.title)}
      text={t(($) => $.text, { day })}
      actions={
        <>
          <form method="post" action={links.submit}>
            <input type="hidden" name="userId" value={state.userId} />
            <Button type="submit">{t(($) => $.submit)}</Button>
          </form>
          <form method="post" action={links.logout}>
            <Button type="submit" variant="plain">
              {t(($) => $.leave)}
            </Button>
          </form>
        </>
      }
    />
  );
}
