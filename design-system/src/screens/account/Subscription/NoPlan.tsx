import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { SavedCheckoutNotice } from '../../checkout/SavedCheckoutNotice/SavedCheckoutNotice.tsx';
import { useFamilyAccessWords } from '../../checkout/FamilyAccessNotice/useFamilyAccessWords.ts';
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
  const familyWords = useFamilyAccessWords(frame);
  const { history, savedCheckout, employer, family } = state;

  /** What opens everything without a plan, and where it leads. */
  function accessWords() {
    if (employer !== undefined) {
      return {
        title: paid(($) => $.title, { organisation: employer }),
        text: `${paid(($) => $.includes)} ${paid(($) => $.ownPlan)}`,
        open: { href: links.app, label: paid(($) => $.open) },
      };
    }
    if (family === undefined) return { title: t(($) => $.none.title), text: t(($) => $.none.text) };
    const { title, text, open } = familyWords(family);
    return { title, text, open: { href: links.family, label: open } };
  }

  const words = accessWords();
  const actions =
    words.open === undefined ? (
      <LinkButton href={links.plans}>{t(($) => $.none.plans)}</LinkButton>
    ) : (
      <>
        <LinkButton href={words.open.href}>{words.open.label}</LinkButton>
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

  const gifts = (
    <GiftsCard
      history={history}
      dateLocale={frame}
      page={links.gift}
      give={links.give}
      invite={links.invite}
      invoices={links.invoices}
    />
  );
  // With nothing else to show, the gifts stand alone.
  const alone = history.status === 'empty' && left === undefined;

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
          {alone && gifts}
        </>
      }
      beside={
        <>
          <PaymentsCard history={history} dateLocale={frame} invoices={links.invoices} />
          {!alone && gifts}
        </>
      }
    />
  );
}
