import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import type { AcceptInviteProps } from './AcceptInviteProps.ts';
import type { AcceptInviteState } from './AcceptInviteState.ts';

export interface SecondPlaceProps extends Pick<AcceptInviteProps, 'frame' | 'links'> {
  state: Extract<AcceptInviteState, { status: 'secondPlace' }>;
}

/** An invitation of a person who is here already: its place is freed by a press, and stays for the person that it is for. */
export function SecondPlace({ frame, state, links }: SecondPlaceProps) {
  const { t } = useTranslation('acceptInvite');

  return (
    <StateLayout
      frame={frame}
      scene="still"
      header="quiet"
      title={t(($) => $.joined.title)}
      text={t(($) => $.secondPlace.text, { name: state.ownerName })}
      actions={
        <>
          <LinkButton href={links.app}>{t(($) => $.app)}</LinkButton>
          <form method="post" action={links.submit}>
            <input type="hidden" name="step" value="free" />
            <input type="hidden" name="token" value={state.token} />
            <input type="hidden" name="userId" value={state.userId} />
            <Button type="submit" variant="secondary">
              {t(($) => $.secondPlace.free)}
            </Button>
          </form>
        </>
      }
    />
  );
}
