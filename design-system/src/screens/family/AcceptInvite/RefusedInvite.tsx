import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmailAddress, type EmailAddressProps } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import type { SceneName } from '../../../primitives/Scene/Scene.options.ts';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import type { AcceptInviteProps } from './AcceptInviteProps.ts';
import type { AcceptInviteState } from './AcceptInviteState.ts';

export interface RefusedInviteProps extends Pick<AcceptInviteProps, 'frame' | 'links'> {
  state: Exclude<
    AcceptInviteState,
    { status: 'open' | 'signedOut' | 'recipient' | 'unconfirmed' | 'expired' | 'secondPlace' }
  >;
}

/** Why an invitation cannot be accepted, or need not be, and the one step that comes next. */
export function RefusedInvite({ frame, state, links }: RefusedInviteProps) {
  const { t } = useTranslation('acceptInvite');
  const { scene, title, text, next } = useRefusal(state);

  if (state.status === 'used' && state.signedInAs !== undefined) {
    return <UsedInvite frame={frame} signedInAs={state.signedInAs} links={links} />;
  }
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

/** An invitation that another account used: the way there, and the way home for who is right here. */
function UsedInvite({
  frame,
  signedInAs: email,
  links,
}: Pick<RefusedInviteProps, 'frame' | 'links'> & { signedInAs: string }) {
  const { t } = useTranslation('acceptInvite');
  const { t: recipient } = useTranslation('linkRecipient');

  return (
    <StateLayout
      frame={frame}
      scene="passing"
      header="quiet"
      title={t(($) => $.ended.used.title)}
      text={<Sentence words={t(($) => $.ended.used.signedIn, { email })} parts={{ strong: <Address /> }} />}
      actions={
        <>
          <form method="post" action={links.switchAccount}>
            <Button type="submit">{recipient(($) => $.ways.switchAccount)}</Button>
          </form>
          <LinkButton href={links.home} variant="secondary">
            {t(($) => $.home)}
          </LinkButton>
        </>
      }
    />
  );
}

function Address({ children }: EmailAddressProps) {
  return (
    <strong>
      <EmailAddress>{children}</EmailAddress>
    </strong>
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
    case 'over':
      return {
        scene: 'passing',
        title: t(($) => $.over[state.why].title),
        text: t(($) => $.over[state.why].text),
        next: 'home',
      };
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
