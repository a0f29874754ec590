import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import type { CheckoutUnsupportedState, NearestPlan } from './CheckoutUnsupportedState.ts';

export interface CheckoutUnsupportedProps {
  frame: PageFrame;
  state: CheckoutUnsupportedState;
  links: {
    /** To the nearest plan with all other choices; without one, to the plans. */
    continue: string;
    plans: string;
    help: string;
  };
}

/** The checkout for a plan that cannot be bought: what is nearest to it, or a calm way on. */
export function CheckoutUnsupported({ frame, state, links }: CheckoutUnsupportedProps) {
  const { t } = useTranslation('checkoutUnsupported');

  if (state.status === 'notSold') return <NotSold frame={frame} state={state} links={links} />;
  return (
    <StateLayout
      frame={frame}
      scene="passing"
      header="secure"
      title={t(($) => $.title)}
      text={t(($) => $.text)}
      actions={
        <>
          <LinkButton href={links.continue}>{t(($) => $.continue)}</LinkButton>
          <LinkButton href={links.help} variant="plain">
            {t(($) => $.help)}
          </LinkButton>
        </>
      }
    />
  );
}

function NotSold({
  frame,
  state: { nearest, tax },
  links,
}: CheckoutUnsupportedProps & { state: { status: 'notSold' } }) {
  const { t } = useTranslation('checkoutUnsupported');
  const price = formatMoney(nearest.price, frame.language);
  const sentences = [
    t(($) => $.notSold.nearest[wordsOf(nearest)], { price }),
    ...(nearest.trialDays === undefined ? [] : [t(($) => $.notSold.trial, { count: nearest.trialDays })]),
    ...(tax === 'added' ? [t(($) => $.notSold.tax)] : []),
    t(($) => $.notSold.kept),
  ];

  return (
    <StateLayout
      frame={frame}
      scene="passing"
      header="secure"
      title={t(($) => $.notSold.title)}
      text={sentences.join(' ')}
      actions={
        <>
          <LinkButton href={links.continue}>{t(($) => $.notSold.continue[nearest.kind])}</LinkButton>
          <LinkButton href={links.plans} variant="plain">
            {t(($) => $.notSold.plans)}
          </LinkButton>
        </>
      }
    />
  );
}

function wordsOf({ kind, period }: NearestPlan) {
  if (kind !== 'family') return kind;
  return period === 'year' ? 'familyAnnual' : 'familyMonthly';
}
