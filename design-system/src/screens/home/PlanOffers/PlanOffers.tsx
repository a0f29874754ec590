import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { numberWord } from '../../../formatting/formatPeriod.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { PlanTile } from '../../../patterns/PlanTile/PlanTile.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { color, fontSize, media } from '../../../tokens/index.ts';
import type { TaxShown } from '../../checkout/BillingState.ts';
import type { OfferStanding, PlanOffer, PromotionStanding } from '../OfferState.ts';
import { discountOf } from './discountOf.ts';
import { PromotionNotice } from './PromotionNotice.tsx';
import { Section, SectionHead } from '../Section/Section.tsx';

export interface PlanOffersProps {
  /** Level of the heading above the plans. */
  level: 1 | 2;
  title: string;
  lead: string;
  dateLocale: DateLocale;
  plans: PlanOffer[];
  tax: TaxShown;
  /**
   * Whether a voucher can be added at the checkout, or the visitor comes with one that gives free days on each plan.
   * @default 'open'
   */
  voucher?: 'open' | 'taken';
  standing: OfferStanding;
  /** Its discounts are shown while it runs. */
  promotion?: PromotionStanding | undefined;
  /** Comes after the lead. */
  children?: ReactNode;
  links: {
    /** Checkout addresses by plan code. */
    choose: Record<string, string>;
    /** Where gifts are given: what is given goes along as `kind`. */
    gift?: string;
    /** Where the price for students is. */
    student?: string;
  };
  /** The first day without the price for students, for who has it. */
  studentPriceUntil?: string | undefined;
}

/** The plans that fit the visitor, side by side. The annual plan is highlighted. */
export function PlanOffers({
  level,
  title,
  lead,
  dateLocale,
  plans,
  tax,
  voucher = 'open',
  standing,
  promotion,
  children,
  links,
  studentPriceUntil,
}: PlanOffersProps) {
  const { t } = useTranslation('planSelection');
  const { t: words } = useTranslation('placeholders');
  const { language } = dateLocale;

  function writeDay(day: string): string {
    return formatDay(day, language, 'withYear', dateLocale.country);
  }

  /** A plan that is chosen while another one runs begins after it. */
  function startOf(): string {
    return standing.status === 'ending'
      ? t(($) => $.monthly.startsOn, { day: writeDay(standing.from) })
      : t(($) => $.monthly.starts);
  }

  function trialOf({ trialDays, reminderDays }: PlanOffer) {
    const number = numberWord(reminderDays, { language, words });
    return trialDays > 0
      ? {
          points: [
            t(($) => $.trial.free, { count: trialDays }),
            t(($) => $.trial.reminder, { count: reminderDays, number }),
          ],
          label: t(($) => $.trial.try, { count: trialDays }),
        }
      : undefined;
  }

  function wordsOf(plan: PlanOffer) {
    const { code, kind, period, monthlyShare, refundDays } = plan;
    const trial = trialOf(plan);
    // With free days on each plan, they tell no plan from another.
    const trialLabel = voucher === 'open' ? trial?.label : undefined;
    const href = links.choose[code] ?? '#plans';
    switch (kind) {
      case 'monthly':
        return {
          name: t(($) => $.monthly.name),
          per: t(($) => $.monthly.period),
          points: [...(trial?.points ?? [startOf()]), t(($) => $.monthly.cancel)],
          action: { label: trialLabel ?? t(($) => $.monthly.choose), href },
        };
      case 'annual':
        return {
          name: t(($) => $.annual.name),
          badge: t(($) => $.annual.mark),
          per: t(($) => $.annual.period),
          comparison:
            monthlyShare && t(($) => $.annual.share, { share: formatMoney(monthlyShare, language) }),
          points: [
            ...(trial?.points ?? []),
            ...(refundDays === undefined ? [] : [t(($) => $.annual.guarantee, { count: refundDays })]),
          ],
          action: { label: trialLabel ?? t(($) => $.annual.choose), href },
        };
      case 'family':
        return {
          name: t(($) => $.family.name),
          badge: t(($) => $.family.mark),
          per: period === 'year' ? t(($) => $.family.period) : t(($) => $.family.periodMonth),
          points: [
            ...(trial?.points ?? []),
            t(($) => $.family.accounts),
            refundDays === undefined
              ? t(($) => $.monthly.cancel)
              : t(($) => $.family.guarantee, { count: refundDays }),
          ],
          action: {
            label:
              standing.status === 'subscriber'
                ? t(($) => $.member.change)
                : (trialLabel ?? t(($) => $.family.choose)),
            href,
          },
        };
    }
  }

  /** A year can be given, alone or for a family. */
  function giftOf({ kind, period }: PlanOffer, plan: string) {
    if (links.gift === undefined || period !== 'year') return undefined;
    return {
      label: t(($) => $.gift.give),
      name: t(($) => $.gift.giveNamed, { plan }),
      href: `${links.gift}?kind=${kind === 'family' ? 'familyYear' : 'year'}`,
    };
  }

  return (
    <Section id="plans">
      <Container>
        <SectionHead data-centred>
          <Heading level={level} size="h1" stop>
            {title}
          </Heading>
          {lead !== '' && (
            <Text size="lead" soft>
              {lead}
            </Text>
          )}
          {children}
          {promotion && <PromotionNotice standing={promotion} dateLocale={dateLocale} />}
        </SectionHead>
        {plans.length > 0 && (
          <>
            <Plans data-single={plans.length === 1 || undefined}>
              {leadingFirst(plans).map((plan) => (
                <PlanTile
                  key={plan.code}
                  marker={plan.kind}
                  leading={leads(plan)}
                  level={level === 1 ? 2 : 3}
                  price={formatMoney(plan.price, language)}
                  {...wordsOf(plan)}
                  gift={giftOf(plan, wordsOf(plan).name)}
                  {...(promotion?.status === 'running' && discountOf(plan, dateLocale, t))}
                />
              ))}
            </Plans>
            <After>
              <span>
                <Icon name="shield-check" /> {t(($) => $.tax[tax])}
              </span>
              {voucher === 'open' && (
                <span>
                  <Icon name="gift" /> {t(($) => $.voucher)}
                </span>
              )}
              {links.student !== undefined && (
                <span>
                  <Icon name="graduation-cap" />
                  <TextLink variant="action" href={links.student}>
                    {studentPriceUntil === undefined
                      ? t(($) => $.student)
                      : t(($) => $.studentPriceHeld, { day: writeDay(studentPriceUntil) })}
                  </TextLink>
                </span>
              )}
            </After>
          </>
        )}
      </Container>
    </Section>
  );
}

/** The plan that is chosen most comes first for all who read or tab through them, as it does on a phone. */
function leadingFirst(plans: PlanOffer[]): PlanOffer[] {
  return [...plans.filter(leads), ...plans.filter((plan) => !leads(plan))];
}

function leads({ kind }: PlanOffer): boolean {
  return kind === 'annual';
}

const Plans = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.12fr) minmax(0, 1fr);
  gap: 1.25rem;

  &[data-single] {
    grid-template-columns: minmax(0, 27rem);
    justify-content: center;
  }
  /* The leading plan stands in the middle. Where the browser knows how, Tab goes from left to right. */
  @media (min-width: 861px) {
    &:not([data-single]) {
      reading-flow: grid-rows;
    }
    &:not([data-single]) > [data-leading] {
      grid-area: 1 / 2;
    }
    /* The others are as high as each other, and lower than the leading one. */
    &:not([data-single]) > :not([data-leading]) {
      margin-block: 2.5rem;
    }
  }
  ${media.narrow} {
    gap: 0.9rem;
  }
  /* Three tiles are too narrow here: the leading one lies across the others. */
  @media (min-width: 681px) and (max-width: 860px) {
    &:not([data-single]) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 1.25rem;
    }
    &:not([data-single]) > [data-leading] {
      grid-column: 1 / -1;
      --tile-direction: row;
      --landscape-width: 42%;
      --landscape-height: auto;
    }
  }
  /* One below the other, no wider than a tile reads well. */
  @media (max-width: 680px) {
    grid-template-columns: minmax(0, 27rem);
    justify-content: center;
    gap: 1.25rem;
  }
`;

const After = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.6rem 2rem;
  margin-block-start: 1.75rem;
  color: ${color.textSoft};
  font-size: ${fontSize.small};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
`;
