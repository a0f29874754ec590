import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { BillingTimeline } from '../../../patterns/BillingTimeline/BillingTimeline.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { space } from '../../../tokens/index.ts';
import type { CurrentPlanState } from './SubscriptionState.ts';
import { membershipSteps } from './membershipSteps.ts';

export interface TimelineProps {
  state: Exclude<CurrentPlanState, { status: 'otherSource' }>;
  dateLocale: DateLocale;
}

/** Past payments and coming charges. */
export function Timeline({ state, dateLocale }: TimelineProps) {
  const { t } = useTranslation('subscription');
  const { plan, timeline } = state;
  const queued = state.status === 'ending' ? state.queued : undefined;
  const steps = membershipSteps(
    timeline,
    dateLocale,
    {
      start: t(($) => $.timeline.start),
      payment: t(($) => $.timeline.payment),
      reminder: t(($) => $.timeline.reminder),
      charge: t(($) => $.timeline.charge[plan.period]),
      renewal: t(($) => $.timeline.renewal[plan.period]),
      meanwhile: t(($) => $.timeline.meanwhile[plan.period]),
      end: t(($) => $.timeline.end),
      next:
        queued === undefined ? '' : t(($) => $.timeline.next, { plan: t(($) => $.plan[queued.plan.kind]) }),
    },
    queued,
  );

  return (
    <Root>
      <Heading level={2} size="h3">
        {t(($) => $.timeline.title)}
      </Heading>
      <BillingTimeline label={t(($) => $.timeline.title)} steps={steps} />
    </Root>
  );
}

const Root = styled(Card)`
  display: grid;
  gap: ${space[5]};
`;
