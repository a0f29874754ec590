import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { OtherAccount } from '../OtherAccount/OtherAccount.tsx';
import { AskFirst } from './AskFirst.tsx';
import { Changed } from './Changed.tsx';
import type { ChangeSubscriptionProps } from './ChangeSubscriptionProps.ts';
import { ChoosePause } from './ChoosePause.tsx';
import { ChoosePlan } from './ChoosePlan.tsx';
import { HeldWithdrawal } from './HeldWithdrawal.tsx';
import { RefusedChange } from './RefusedChange.tsx';
import { ShownChange } from './ShownChange.tsx';

/** Changes a subscription: what is wished, what it costs on which day, and what came of it. Native forms alone. */
export function ChangeSubscription({ frame, state, links }: ChangeSubscriptionProps) {
  const { t } = useTranslation('changeSubscription');

  switch (state.status) {
    case 'choosePlan':
      return <ChoosePlan frame={frame} state={state} links={links} />;
    case 'choosePause':
      return <ChoosePause frame={frame} state={state} links={links} />;
    case 'ready':
      return <AskFirst frame={frame} state={state} links={links} />;
    case 'shown':
    case 'changed':
      return <ShownChange frame={frame} state={state} links={links} />;
    case 'done':
      return <Changed frame={frame} state={state} links={links} />;
    case 'open':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={t(($) => $.open.title)}
          text={t(($) => $.open.text)}
          actions={
            <>
              <LinkButton href={links.retry}>{t(($) => $.open.look)}</LinkButton>
              <LinkButton href={links.subscription} variant="plain">
                {t(($) => $.subscription)}
              </LinkButton>
            </>
          }
        >
          <Text size="small">{t(($) => $.open.later)}</Text>
        </StateLayout>
      );
    case 'refused':
      return <RefusedChange frame={frame} state={state} links={links} />;
    case 'otherAccount':
      return (
        <OtherAccount
          frame={frame}
          links={links}
          words={{ title: t(($) => $.otherAccount.title), text: t(($) => $.otherAccount.text) }}
        />
      );
    case 'tooManyAttempts':
    case 'unavailable':
      return (
        <StateLayout
          frame={frame}
          scene="passing"
          header="quiet"
          title={t(($) => $[state.status].title)}
          text={
            state.status === 'tooManyAttempts'
              ? t(($) => $.tooManyAttempts.text, { count: state.minutes })
              : t(($) => $.unavailable.text)
          }
          actions={
            <>
              <LinkButton href={links.retry}>{t(($) => $.retry)}</LinkButton>
              <LinkButton href={links.subscription} variant="plain">
                {t(($) => $.subscription)}
              </LinkButton>
            </>
          }
        >
          <HeldWithdrawal
            frame={frame}
            since={state.status === 'unavailable' ? state.heldSince : undefined}
          />
        </StateLayout>
      );
  }
}
