import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { numberWord } from '../../../formatting/formatPeriod.ts';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { SiteFooter } from '../../../patterns/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { PlanOffers } from '../../home/PlanOffers/PlanOffers.tsx';
import { FreeNights } from './FreeNights.tsx';
import type { UpgradeAnytimeState } from './UpgradeAnytimeState.ts';

export interface UpgradeAnytimeProps {
  frame: PageFrame;
  state: UpgradeAnytimeState;
  links: {
    /** Checkout addresses by plan code, with the voucher of the free nights. */
    choose: Record<string, string>;
    plans: string;
  };
}

/** The free nights that a member gave, and the plans that can follow them. */
export function UpgradeAnytime({ frame, state, links }: UpgradeAnytimeProps) {
  const { t } = useTranslation('upgradeAnytime');
  const { t: words } = useTranslation('placeholders');
  const { language, country } = frame;
  const { referrerName: name, freeDays, reminderOn, firstChargeOn, plans, tax } = state;

  return (
    <Page frame={frame}>
      <SiteHeader frame={frame} variant="quiet" />
      <Main>
        <PlanOffers
          level={1}
          title={t(($) => $.title, {
            count: freeDays,
            number: numberWord(freeDays, { language, words }, 'feminine'),
          })}
          lead={
            plans.length === 0
              ? t(($) => $.noPlans.text)
              : t(($) => $.lead, { name, day: formatDay(firstChargeOn, language, 'withoutYear', country) })
          }
          dateLocale={frame}
          plans={plans.map((plan) => ({
            ...plan,
            trialDays: freeDays,
            reminderDays: daysBetween(reminderOn, firstChargeOn),
          }))}
          tax={tax}
          voucher="taken"
          standing={{ status: 'newcomer' }}
          links={links}
        >
          {plans.length === 0 ? (
            <LinkButton href={links.plans}>{t(($) => $.noPlans.plans)}</LinkButton>
          ) : (
            <FreeNights frame={frame} state={state} />
          )}
        </PlanOffers>
      </Main>
      <SiteFooter frame={frame} />
    </Page>
  );
}

/** Whole days from one ISO date to a later one. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
