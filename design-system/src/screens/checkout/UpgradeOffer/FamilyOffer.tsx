import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { numberWord } from '../../../formatting/formatPeriod.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { yearFor } from '../../../formatting/yearFor.ts';
import { BillingTimeline } from '../../../patterns/BillingTimeline/BillingTimeline.tsx';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { color, space } from '../../../tokens/index.ts';
import { TodaysLines } from '../../account/ChangeSubscription/TodaysLines.tsx';
import { useOfferWords } from '../../account/ChangeSubscription/useOfferWords.ts';
import { initialOf } from '../../family/ManageFamily/initialOf.ts';
import { FamilyPlaces } from './FamilyPlaces.tsx';
import type { UpgradeOfferProps } from './UpgradeOfferProps.ts';
import type { TodayOrLater } from './UpgradeOfferState.ts';

/** When the family plan begins that takes the place of a plan for one person, and what is charged on which day. */
export function FamilyOffer({ frame, state, links }: UpgradeOfferProps & { state: TodayOrLater }) {
  const { t } = useTranslation('upgradeOffer');
  const { t: change } = useTranslation('changeSubscription');
  const { t: numbers } = useTranslation('placeholders');
  const { userId, plan, places, today, refundDays, offeredOn, paidUntil, chosen } = state;
  const billed = { ...frame, country: today.country };
  const words = useOfferWords(today, billed);
  const dayIn = (style: 'withYear' | 'withoutYear') =>
    formatDay(paidUntil, frame.language, style, billed.country);
  const { account } = frame;
  const free = {
    count: places - 1,
    number: numberWord(places - 1, { language: frame.language, words: numbers }),
  };
  const firstName = account.status === 'signedIn' ? account.firstName : '';
  // What today costs stands above, with its total.
  const laterSteps = words.steps.filter((_, at) => today.timeline[at]?.kind !== 'today');
  const inText = (kind: typeof today.from.kind) => change(($) => $.plan[kind].inText);

  return (
    <CardLayout
      frame={frame}
      figure={
        <FamilyPlaces
          places={places}
          label={t(($) => $.places, free)}
          initial={firstName === '' ? undefined : initialOf(firstName, frame.language)}
        />
      }
      title={t(($) => $.title, free)}
      text={t(($) => $.text)}
    >
      <Choice>
        <TodaysLines frame={frame} offer={today} />
        <BillingTimeline label={change(($) => $.timeline.title)} steps={laterSteps} />
        <form method="post" action={links.submit}>
          <input type="hidden" name="step" value="show" />
          <input type="hidden" name="userId" value={userId} />
          <input type="hidden" name="kind" value="changePlan" />
          <input type="hidden" name="plan" value={plan} />
          <Button type="submit" wide>
            {t(($) => $.today.submit)}
          </Button>
        </form>
        <Text size="fine" soft>
          {t(($) => $.today.note)}
        </Text>
      </Choice>
      <Choice>
        <Stack gap={1}>
          <Heading level={2} size="h3">
            {t(($) => $.later.title, { day: dayIn('withYear') })}
          </Heading>
          <Text soft>{t(($) => $.later.text, { plan: inText(today.from.kind) })}</Text>
        </Stack>
        <BillingTimeline
          label={change(($) => $.timeline.title)}
          steps={[
            {
              title: dayIn('withYear'),
              text: change(($) => $.timeline.plan, { plan: inText(today.to.kind) }),
              amount: formatMoney(today.next.amount, frame.language),
            },
          ]}
        />
        <LinkButton href={links.later} variant="secondary" wide>
          {t(($) => $.later.submit, { day: dayIn(yearFor(paidUntil, offeredOn)) })}
        </LinkButton>
      </Choice>
      {refundDays !== undefined && (
        <Guarantee size="fine" soft>
          {t(($) => $.guarantee, { count: refundDays })}
        </Guarantee>
      )}
      {chosen !== undefined && (
        <LinkButton href={links.otherPlan} variant="plain" wide>
          {t(($) => $.chosen, { plan: inText(chosen.kind) })}
        </LinkButton>
      )}
      <LinkButton href={links.subscription} variant="plain" wide>
        {words.stay}
      </LinkButton>
    </CardLayout>
  );
}

const Choice = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  & + & {
    padding-block-start: ${space[5]};
    border-block-start: 1px solid ${color.line};
  }
  & > p {
    text-align: center;
    text-wrap: balance;
  }
`;

const Guarantee = styled(Text)`
  text-align: center;
  text-wrap: balance;
`;
