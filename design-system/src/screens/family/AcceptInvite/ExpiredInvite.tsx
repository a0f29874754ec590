import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import type { AcceptInviteProps } from './AcceptInviteProps.ts';
import type { AcceptInviteState } from './AcceptInviteState.ts';

export interface ExpiredInviteProps extends Pick<AcceptInviteProps, 'frame' | 'links'> {
  state: Extract<AcceptInviteState, { status: 'expired' }>;
}

/** An invitation whose link is over: its owner is asked for another one by a press. */
export function ExpiredInvite({ frame, state, links }: ExpiredInviteProps) {
  const { t } = useTranslation('acceptInvite');
  const { ownerName: name, token, asked = false } = state;

  if (asked) {
    return (
      <StateLayout
        frame={frame}
        scene="still"
        header="quiet"
        title={t(($) => $.ended.asked.title)}
        text={t(($) => $.ended.asked.text, { name })}
        actions={
          <LinkButton href={links.home} variant="secondary">
            {t(($) => $.home)}
          </LinkButton>
        }
      />
    );
  }
  return (
    <StateLayout
      frame={frame}
      scene="passing"
      header="quiet"
      title={t(($) => $.ended.expired.title)}
      text={t(($) => $.ended.expired.text, { name })}
      actions={
        <form method="post" action={links.submit}>
          <input type="hidden" name="step" value="ask" />
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{t(($) => $.ended.expired.ask)}</Button>
        </form>
      }
    />
  );
}
