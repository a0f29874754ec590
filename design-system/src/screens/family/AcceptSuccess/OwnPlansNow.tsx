import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { color, space } from '../../../tokens/index.ts';
import { planName } from '../../account/Subscription/planName.ts';
import { useOwnPlanWords } from '../ownPlan/useOwnPlanWords.ts';
import type { AcceptSuccessState } from './AcceptSuccessState.ts';

export interface OwnPlansNowProps {
  frame: DateLocale;
  ownPlans: AcceptSuccessState['ownPlans'];
  /** The page of the subscription. */
  href: string;
}

/** How the plans stand that the person has besides. */
export function OwnPlansNow({ frame, ownPlans, href }: OwnPlansNowProps) {
  const { t } = useTranslation('ownPlan');
  const { t: own } = useTranslation('acceptSuccess');
  const id = useId();
  const standing = useOwnPlanWords(frame);

  function wordsOf({ plan: ownPlan, ending }: (typeof ownPlans)[number]): string {
    if (ownPlan.kind !== 'charged' && ownPlan.kind !== 'waits') return standing(ownPlan);
    const { kind, next } = ownPlan;
    const facts = {
      plan: t(($) => $.plan[planName(ownPlan.plan)]),
      day: formatDay(next.date, frame.language, 'withYear', frame.country),
    };
    if (ending === true) return own(($) => $.ownPlan.ending[kind], facts);
    if (next.amount === undefined) return own(($) => $.ownPlan.keepWithoutAmount[kind], facts);
    return own(($) => $.ownPlan.keep[kind], { ...facts, amount: formatMoney(next.amount, frame.language) });
  }

  return (
    <Root aria-labelledby={id}>
      <Heading level={2} size="h3" id={id}>
        {t(($) => $[ownPlans.length === 1 ? 'title' : 'titleOfSeveral'])}
      </Heading>
      {ownPlans.map((each, at) => (
        <Text key={at} size="small" soft>
          {wordsOf(each)}
        </Text>
      ))}
      <Text size="small" soft>
        <TextLink variant="action" href={href}>
          {own(($) => $.ownPlan.subscription)}
        </TextLink>
      </Text>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.line};
`;
