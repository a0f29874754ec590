import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { SavedCheckoutNotice } from '../../checkout/SavedCheckoutNotice/SavedCheckoutNotice.tsx';
import { Circle, Panel } from './Hero.tsx';
import { EarlierPlansCard } from './EarlierPlansCard.tsx';
import { GiftsCard } from './GiftsCard.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { SubscriptionLayout } from './SubscriptionLayout.tsx';
import type { SubscriptionProps } from './SubscriptionProps.ts';
import type { SubscriptionState } from './SubscriptionState.ts';

export interface NoPlanProps extends Pick<SubscriptionProps, 'frame' | 'links'> {
  state: Extract<SubscriptionState, { status: 'none' }>;
}

/** Nothing runs: a way to the plans or, where the employer pays, to the app; and where there was something before, what it was. */
export function NoPlan({ frame, links, state }: NoPlanProps) {
  const { t } = useTranslation('subscription');
  const { t: paid } = useTranslation('employerPays');
  const { history, savedCheckout, employer } = state;
  const words =
    employer === undefined
      ? { title: t(($) => $.none.title), text: t(($) => $.none.text) }
      : {
          title: paid(($) => $.title, { organisation: employer }),
          text: `${paid(($) => $.includes)} ${paid(($) => $.ownPlan)}`,
        };
  const actions =
    employer === undefined ? (
      <LinkButton href={links.plans}>{t(($) => $.none.plans)}</LinkButton>
    ) : (
      <>
        <LinkButton href={links.app}>{paid(($) => $.open)}</LinkButton>
        <LinkButton href={links.plans} variant="plain">
          {t(($) => $.none.plans)}
        </LinkButton>
      </>
    );

  const left = savedCheckout && (
    <SavedCheckoutNotice
      checkout={savedCheckout}
      dateLocale={frame}
      plans={links.plans}
      from="subscription"
    />
  );

  if (history.status === 'empty') {
    return (
      <StateLayout frame={frame} header="account" scene="still" {...words} actions={actions}>
        {left}
      </StateLayout>
    );
  }
  return (
    <SubscriptionLayout
      frame={frame}
      picture={
        <Panel picture="rest" title={words.title} lead={words.text} actions={actions}>
          <Circle />
        </Panel>
      }
      main={
        <>
          {left}
          <EarlierPlansCard history={history} dateLocale={frame} />
        </>
      }
      beside={
        <>
          <PaymentsCard history={history} dateLocale={frame} invoices={links.invoices} />
          <GiftsCard
            history={history}
            dateLocale={frame}
            page={links.gift}
            give={links.give}
            invoices={links.invoices}
          />
        </>
      }
    />
  );
}
