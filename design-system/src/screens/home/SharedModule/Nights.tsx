import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { MoonPhase } from '../../../primitives/MoonPhase/MoonPhase.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { color, fontSize, media } from '../../../tokens/index.ts';
import type { TaxShown } from '../../checkout/BillingState.ts';
import type { PlanOffer, TrialDates } from '../OfferState.ts';
import { Section } from '../Section/Section.tsx';

export interface NightsProps {
  title: string;
  lead: string;
  dateLocale: DateLocale;
  trialDates: TrialDates;
  plan: PlanOffer;
  tax: TaxShown;
}

const dayInMs = 24 * 60 * 60 * 1000;

/** The night that begins on a day, counted from the first day. */
function nightOf(day: string, first: string): number {
  return Math.round((Date.parse(day) - Date.parse(first)) / dayInMs) + 1;
}

/** The free nights as a calendar of moon phases. */
export function Nights({
  title,
  lead,
  dateLocale: { language, country },
  trialDates,
  plan,
  tax,
}: NightsProps) {
  const { t } = useTranslation('home');
  const count = plan.trialDays;
  const reminderNight = nightOf(trialDates.reminder, trialDates.today);
  const nothing = formatMoney({ ...plan.price, amount: 0 }, language);
  const price = formatMoney(plan.price, language);
  const charged = tax === 'added' ? t(($) => $.nights.plusTax, { price }) : price;
  const notes = [
    {
      place: 'first',
      night: 1,
      icon: 'sparkles',
      when: t(($) => $.nights.today, { day: formatDay(trialDates.today, language, 'withoutYear', country) }),
      what: t(($) => $.nights.opens, { price: nothing }),
    },
    {
      place: 'reminder',
      night: reminderNight,
      icon: 'bell',
      when: t(($) => $.nights.night, {
        night: reminderNight,
        day: formatDay(trialDates.reminder, language, 'withoutYear', country),
      }),
      what: t(($) => $.nights.reminder),
    },
    {
      place: 'last',
      night: count,
      icon: 'credit-card',
      when: t(($) => $.nights.after, {
        count,
        day: formatDay(trialDates.charge, language, 'withoutYear', country),
      }),
      what: t(($) => $.nights.charge[plan.period], { price: charged }),
    },
  ] as const;

  return (
    <Section>
      <Container>
        <Calendar>
          <Head>
            <Heading level={2} size="h1" stop>
              {title}
            </Heading>
            {lead !== '' && (
              <Text size="lead" soft>
                {lead}
              </Text>
            )}
          </Head>
          {notes.map(({ place, night, icon, when, what }) => (
            <Note key={place} data-place={place}>
              <Marker>
                <MoonPhase phase={night / count} />
              </Marker>
              <When>
                <Icon name={icon} />
                {when}
              </When>
              <Heading level="none" size="h3">
                {what}
              </Heading>
            </Note>
          ))}
          <Moons aria-hidden="true">
            {Array.from({ length: count }, (_, at) => at + 1).map((night) => (
              <Moon key={night} data-marked={notes.some((note) => note.night === night) || undefined}>
                <MoonPhase phase={night / count} />
              </Moon>
            ))}
          </Moons>
        </Calendar>
      </Container>
    </Section>
  );
}

const Calendar = styled.div`
  display: grid;
  grid-template-columns: repeat(14, minmax(0, 1fr));
  row-gap: 1.5rem;

  ${media.narrow} {
    display: block;
  }
`;

const Head = styled.div`
  grid-column: 1 / 9;
  grid-row: 1;
  display: grid;
  gap: 1.25rem;
  padding-block-end: 3.5rem;

  ${media.narrow} {
    padding-block-end: 2.5rem;
  }
`;

const Note = styled.div`
  display: grid;
  align-content: start;
  gap: 0.4rem;

  ${media.wide} {
    &[data-place='first'] {
      grid-area: 3 / 1 / auto / 6;
    }
    &[data-place='reminder'] {
      grid-area: 1 / 10 / auto / 15;
      align-content: end;
      justify-items: center;
      padding-block-end: 0.25rem;
      text-align: center;
    }
    &[data-place='last'] {
      grid-area: 3 / 10 / auto / 15;
      justify-items: end;
      text-align: end;
    }
  }
  ${media.narrow} {
    position: relative;
    padding-block-end: 2.25rem;
    padding-inline-start: 4.5rem;

    &:not([data-place='last'])::after {
      content: '';
      position: absolute;
      inset-block: 60px 12px;
      inset-inline-start: 23px;
      inline-size: 2px;
      border-radius: 2px;
      background: ${color.horizon};
    }
  }
`;

const Marker = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: 48px;
  block-size: 48px;

  ${media.wide} {
    display: none;
  }
`;

const When = styled.p`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  color: ${color.textSoft};
  font-size: ${fontSize.small};
  font-weight: 600;
`;

const Moons = styled.div`
  position: relative;
  display: grid;
  grid-area: 2 / 1 / auto / -1;
  grid-template-columns: subgrid;
  align-items: end;
  padding-block-end: 3px;

  &::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: calc(50% - 50vw);
    inline-size: 100vw;
    block-size: 2px;
    background: ${color.horizon};
  }
  ${media.narrow} {
    display: none;
  }
`;

const Moon = styled.span`
  justify-self: center;
  inline-size: 62%;
  aspect-ratio: 1;

  &[data-marked] {
    inline-size: 96%;
  }
`;
