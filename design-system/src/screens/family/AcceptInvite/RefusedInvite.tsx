import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import type { SceneName } from '../../../primitives/Scene/Scene.options.ts';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import type { AcceptInviteProps } from './AcceptInviteProps.ts';
import type { AcceptInviteState } from './AcceptInviteState.ts';

export interface RefusedInviteProps extends Pick<AcceptInviteProps, 'frame' | 'links'> {
  state: Exclude<
    AcceptInviteState,
    { status: 'open' | 'signedOut' | 'recipient' | 'unconfirmed' | 'expired' }
  >;
}

/** Why an invitation cannot be accepted, or need not be, and the one step that comes next. */
export function RefusedInvite({ frame, state, links }: RefusedInviteProps) {
  const { t } = useTranslation('acceptInvite');
  const { scene, title, text, next } = useRefusal(state);

  const label = next === 'login' ? t(($) => $.signedOut.login) : t(($) => $[next]);

  return (
    <StateLayout
      frame={frame}
      scene={scene}
      header="quiet"
      title={title}
      text={text}
      actions={
        <LinkButton
          href={links[next]}
          variant={next === 'retry' || next === 'home' ? 'secondary' : 'primary'}
        >
          {label}
        </LinkButton>
      }
    />
  );
}

interface Refusal {
  scene: SceneName;
  title: string;
  text: string;
  next: 'app' | 'manage' | 'plans' | 'home' | 'login' | 'retry';
}

function useRefusal(state: RefusedInviteProps['state']): Refusal {
  const { t } = useTranslation('acceptInvite');

  switch (state.status) {
    case 'owner':
      return { scene: 'still', title: t(($) => $.owner.title), text: t(($) => $.owner.text), next: 'manage' };
    case 'joined':
      return {
        scene: 'still',
        title: t(($) => $.joined.title),
        text: t(($) => $.joined.text, { name: state.ownerName }),
        next: 'app',
      };
    case 'otherFamily': {
      const which = state.own ? 'own' : 'other';
      return {
        scene: 'passing',
        title: t(($) => $.otherFamily[which].title),
        text: t(($) => $.otherFamily[which].text),
        next: 'manage',
      };
    }
    case 'used':
    case 'unknown':
      return {
        scene: 'passing',
        title: t(($) => $.ended[state.status].title),
        text: t(($) => $.ended[state.status].text),
        next: state.status === 'used' ? 'login' : 'home',
      };
    case 'purchasePending':
      return {
        scene: 'passing',
        title: t(($) => $.purchasePending.title),
        text: t(($) => $.purchasePending.text),
        next: 'retry',
      };
    case 'full':
      return { scene: 'passing', title: t(($) => $.full.title), text: t(($) => $.full.text), next: 'retry' };
    case 'withdrawn':
      return {
        scene: 'missing',
        title: t(($) => $.withdrawn.title),
        text: t(($) => $.withdrawn.text),
        next: 'home',
      };
    case 'planEnded':
      return {
        scene: 'missing',
        title: t(($) => $.planEnded.title),
        text: t(($) => $.planEnded.text),
        next: 'plans',
      };
  }
}
