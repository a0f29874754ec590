import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { NoPlan } from './NoPlan.tsx';
import { WaitingPlan } from './WaitingPlan.tsx';
import type { SubscriptionProps } from './SubscriptionProps.ts';

/** The account's home for money: the plan, its days, what can be changed, and what was paid. */
export function Subscription({ frame, state, links }: SubscriptionProps) {
  const { t } = useTranslation('subscription');

  switch (state.status) {
    case 'none':
      return <NoPlan frame={frame} links={links} state={state} />;
    case 'waiting':
      return <WaitingPlan frame={frame} links={links} state={state} />;
    case 'unavailable':
      return (
        <StateLayout
          frame={frame}
          header="account"
          scene="passing"
          title={t(($) => $.unavailable.title)}
          text={t(($) => $.unavailable.text)}
          actions={
            <>
              <LinkButton href={links.retry}>{t(($) => $.unavailable.retry)}</LinkButton>
              <LinkButton href={links.help} variant="plain">
                {t(($) => $.help)}
              </LinkButton>
            </>
          }
        />
      );
    case 'trial':
    case 'active':
    case 'paused':
    case 'ending':
    case 'paymentDue':
    case 'otherSource':
      return <CurrentPlan frame={frame} state={state} links={links} />;
  }
}
