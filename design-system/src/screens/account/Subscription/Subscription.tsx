import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import type { SubscriptionProps } from './SubscriptionProps.ts';

/** The subscription page: plan, charges and the link to cancel. */
export function Subscription({ frame, state, links }: SubscriptionProps) {
  const { t } = useTranslation('subscription');

  switch (state.status) {
    case 'none':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          title={t(($) => $.none.title)}
          text={t(($) => $.none.text)}
          actions={<LinkButton href={links.plans}>{t(($) => $.none.plans)}</LinkButton>}
        />
      );
    case 'unavailable':
      return (
        <StateLayout
          frame={frame}
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
    case 'ending':
    case 'paymentDue':
    case 'otherSource':
      return <CurrentPlan frame={frame} state={state} links={links} />;
  }
}
