import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { BillingTimeline } from '../../../patterns/BillingTimeline/BillingTimeline.tsx';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { space } from '../../../tokens/index.ts';
import type { ChangePartProps } from './ChangeSubscriptionProps.ts';
import { TodaysLines } from './TodaysLines.tsx';
import { useOfferWords } from './useOfferWords.ts';

/** What a change costs today and later, and the button that makes it. */
export function ShownChange({ frame, state, links }: ChangePartProps<'shown' | 'changed'>) {
  const { t } = useTranslation('changeSubscription');
  const { userId, id, offer, familyLoses } = state;
  const words = useOfferWords(offer, frame);
  const charged = offer.totalToday.amount > 0;

  return (
    <CardLayout frame={frame} title={words.title} text={words.lead}>
      {state.status === 'changed' && (
        <Notice tabIndex={-1} {...focusOnLoad} title={t(($) => $.changed.title)}>
          {t(($) => $.changed.text)}
        </Notice>
      )}
      {words.studentPrice !== undefined && (
        <Notice icon="graduation-cap" title={t(($) => $.shown.studentPrice.title)}>
          {words.studentPrice}
        </Notice>
      )}
      {familyLoses !== undefined && (
        <Notice tone="warm" icon="users">
          {familyLoses.from === offer.timeline[0]?.date
            ? t(($) => $.shown.familyLoses.today, { count: familyLoses.people })
            : t(($) => $.shown.familyLoses.later, {
                count: familyLoses.people,
                day: formatDay(familyLoses.from, frame.language, 'withYear', frame.country),
              })}
        </Notice>
      )}
      {charged ? (
        <TodaysLines frame={frame} offer={offer} />
      ) : (
        <BillingTimeline label={t(($) => $.timeline.title)} steps={words.steps} />
      )}
      <Form method="post" action={links.submit}>
        <input type="hidden" name="step" value="confirm" />
        <input type="hidden" name="userId" value={userId} />
        <input type="hidden" name="change" value={id} />
        <Button type="submit" wide>
          {words.submit}
        </Button>
        <LinkButton href={links.subscription} variant="plain" wide>
          {words.stay}
        </LinkButton>
      </Form>
      <Fine>
        {offer.totalToday.amount === 0 && (
          <Text size="fine" soft>
            {t(($) => $.shown.nothingToday)}
          </Text>
        )}
        {words.later !== undefined && (
          <Text size="fine" soft>
            {words.later}
          </Text>
        )}
        {words.access !== undefined && (
          <Text size="fine" soft>
            {words.access}
          </Text>
        )}
        {words.chargedTo !== undefined && (
          <Text size="fine" soft>
            {words.chargedTo}
          </Text>
        )}
      </Fine>
    </CardLayout>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

const Fine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  text-align: center;

  & > p {
    text-wrap: balance;
  }
`;
