import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { formatPercent } from '../../../formatting/formatPercent.ts';
import { yearFor } from '../../../formatting/yearFor.ts';
import { BillingTimeline } from '../../../patterns/BillingTimeline/BillingTimeline.tsx';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { UpgradeOfferProps } from './UpgradeOfferProps.ts';
import type { LaterAlone } from './UpgradeOfferState.ts';

/** The plan that begins when the paid time of the present one ends, which does not renew then. */
export function LaterOffer({ frame, state, links }: UpgradeOfferProps & { state: LaterAlone }) {
  const { t } = useTranslation('upgradeOffer');
  const { t: change } = useTranslation('changeSubscription');
  const { from, to, price, voucher, tax, country = frame.country, offeredOn, paidUntil, family } = state;
  const dayIn = (style: 'withYear' | 'withoutYear', day = paidUntil) =>
    formatDay(day, frame.language, style, country);
  const current = change(($) => $.plan[from].inText);
  const plan = change(($) => $.plan[to].inText);
  const title = t(($) => $.laterAlone.title, { plan: change(($) => $.plan[to].name) });

  return (
    <CardLayout
      frame={frame}
      title={title}
      text={t(($) => $.laterAlone.text, { current, plan, day: dayIn('withYear') })}
    >
      <BillingTimeline
        label={change(($) => $.timeline.title)}
        steps={[
          {
            title: change(($) => $.timeline.todayTitle),
            text: change(($) => $.timeline.today.changePlan, { plan: current }),
            amount: formatMoney({ ...price, amount: 0 }, frame.language),
          },
          {
            title: dayIn('withYear'),
            text: change(($) => $.timeline.plan, { plan }),
            amount: formatMoney(voucher?.price ?? price, frame.language),
          },
          ...(voucher === undefined
            ? []
            : [
                {
                  title: dayIn('withYear', voucher.ordinaryPriceFrom),
                  text: t(($) => $.laterAlone.ordinary, { plan }),
                  amount: formatMoney(price, frame.language),
                },
              ]),
        ]}
      />
      {voucher !== undefined && (
        <Text size="small">
          {t(($) => $.laterAlone.voucher, {
            percent: formatPercent(voucher.percentOff, frame.language),
            code: voucher.code,
          })}
        </Text>
      )}
      <Text size="fine" soft>
        {change(($) => $.choosePlan.tax[tax])}
      </Text>
      <LinkButton href={links.later} wide>
        {t(($) => $.laterAlone.submit, { plan, day: dayIn(yearFor(paidUntil, offeredOn)) })}
      </LinkButton>
      {family !== undefined && (
        <LinkButton href={links.otherPlan} variant="secondary" wide>
          {t(($) => $.laterAlone.family)}
        </LinkButton>
      )}
      <LinkButton href={links.subscription} variant="plain" wide>
        {change(($) => $.stay, { plan: current })}
      </LinkButton>
    </CardLayout>
  );
}
