import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { PlanMarker } from '../../../patterns/PlanMarker/PlanMarker.tsx';
import type { PlanMarkerKind } from '../../../patterns/PlanMarker/PlanMarker.options.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import type { ChipTone } from '../../../primitives/Chip/Chip.options.ts';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { color, fontSize, media, space } from '../../../tokens/index.ts';
import type { HeldPlanKind } from '../MembershipState.ts';
import type { CurrentPlanState } from './SubscriptionState.ts';
import { planFacts } from './planFacts.ts';

export interface PlanCardProps {
  state: CurrentPlanState;
  dateLocale: DateLocale;
}

/** The plan and its facts. */
export function PlanCard({ state, dateLocale }: PlanCardProps) {
  const { t } = useTranslation('subscription');
  const id = useId();

  return (
    <Root role="region" aria-labelledby={id}>
      <Head>
        <Marker>
          <PlanMarker kind={markerOf[state.plan.kind]} chosen />
        </Marker>
        <Heading level={2} size="h2" id={id}>
          {t(($) => $.plan[state.plan.kind])}
        </Heading>
      </Head>
      <Facts>
        <Fact data-short="true">
          <dt>{t(($) => $.status.label)}</dt>
          <dd>
            <Chip tone={toneOf[state.status]}>{t(($) => $.status[state.status])}</Chip>
          </dd>
        </Fact>
        {planFacts(state, dateLocale, t).map(({ label, value }) => (
          <Fact key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fact>
        ))}
      </Facts>
    </Root>
  );
}

const markerOf: Record<HeldPlanKind, PlanMarkerKind> = {
  annual: 'annual',
  halfYearly: 'annual',
  monthly: 'monthly',
  family: 'family',
  access: 'monthly',
};

const toneOf: Record<CurrentPlanState['status'], ChipTone> = {
  trial: 'sun',
  active: 'success',
  ending: 'tint',
  paymentDue: 'warm',
  otherSource: 'success',
};

const Root = styled(Card)`
  display: grid;
  gap: ${space[5]};
`;

const Head = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${space[4]};
`;

const Marker = styled.div`
  flex: none;
  inline-size: 64px;
`;

const Facts = styled.dl`
  display: grid;
`;

const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0.15rem 1.5rem;
  min-block-size: 3.25rem;
  padding-block: 0.6rem;

  &:not(:last-child) {
    border-block-end: 1px solid ${color.line};
  }
  & dt {
    color: ${color.textSoft};
    font-size: ${fontSize.small};
  }
  & dd {
    font-variant-numeric: lining-nums tabular-nums;
    font-weight: 600;
    text-align: end;
  }
  ${media.narrow} {
    &:not([data-short]) {
      display: grid;
      justify-content: stretch;
    }
    &:not([data-short]) dd {
      text-align: start;
    }
  }
`;
