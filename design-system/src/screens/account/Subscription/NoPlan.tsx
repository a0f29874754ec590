import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Circle, Panel } from './Hero.tsx';
import { EarlierPlansCard } from './EarlierPlansCard.tsx';
import { GiftsCard } from './GiftsCard.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { SubscriptionLayout } from './SubscriptionLayout.tsx';
import type { SubscriptionProps } from './SubscriptionProps.ts';
import type { SubscriptionHistory } from './SubscriptionState.ts';

export interface NoPlanProps extends Pick<SubscriptionProps, 'frame' | 'links'> {
  history: SubscriptionHistory;
}

/** Nothing runs: a way to the plans and, where there was something before, what it was. */
export function NoPlan({ frame, links, history }: NoPlanProps) {
  const { t } = useTranslation('subscription');
  const words = { title: t(($) => $.none.title), text: t(($) => $.none.text) };
  const plans = <LinkButton href={links.plans}>{t(($) => $.none.plans)}</LinkButton>;

  if (history.status === 'empty') {
    return <StateLayout frame={frame} header="account" scene="still" {...words} actions={plans} />;
  }
  return (
    <SubscriptionLayout
      frame={frame}
      picture={
        <Panel picture="rest" title={words.title} lead={words.text} actions={plans}>
          <Circle />
        </Panel>
      }
      main={<EarlierPlansCard history={history} dateLocale={frame} />}
      beside={
        <>
          <PaymentsCard history={history} dateLocale={frame} invoices={links.invoices} />
          <GiftsCard history={history} dateLocale={frame} page={links.gift} invoices={links.invoices} />
        </>
      }
    />
  );
}
