import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { breakableDay } from '../../../formatting/breakableDay.ts';
import { formatDay } from '../../../formatting/formatDay.ts';
import { skyLook } from '../../../patterns/Sky/Sky.look.ts';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Scene } from '../../../primitives/Scene/Scene.tsx';
import { Stars } from '../../../primitives/Stars/Stars.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { color, media, radius } from '../../../tokens/index.ts';
import type { DayThatMatters } from './daysThatMatter.ts';
import { leadOf } from './leadOf.ts';
import { PeriodArc } from './PeriodArc.tsx';
import type { SubscriptionPartProps } from './SubscriptionProps.ts';
import type { CurrentPlanState } from './SubscriptionState.ts';
import { storeNames } from './storeNames.ts';
import { TrialNights } from './TrialNights.tsx';

export interface HeroProps extends SubscriptionPartProps {
  days: readonly DayThatMatters[];
}

/** Title and lead of the page on a drawn sky, with the picture of the time that is paid for. */
export function Hero({ frame, state, links, days }: HeroProps) {
  const { t } = useTranslation('subscription');

  function title(): string {
    switch (state.status) {
      case 'trial':
        return t(($) => $.title.trial, { count: state.daysLeft });
      case 'active':
        return t(($) => $.title.active[state.plan.period]);
      case 'paused':
        return t(($) => $.title.paused, {
          day: breakableDay(formatDay(state.pause.until, frame.language, 'withoutYear', frame.country)),
        });
      case 'ending':
        return t(($) => $.title.ending, {
          day: breakableDay(formatDay(state.openUntil, frame.language, 'withYear', frame.country)),
        });
      case 'paymentDue':
        return t(($) => $.title.paymentDue);
      case 'otherSource':
        return state.store === 'unknown'
          ? t(($) => $.title.otherSourceUnnamed)
          : t(($) => $.title.otherSource, { store: storeNames[state.store] });
    }
  }

  return (
    <Panel
      picture={pictureOf(state)}
      title={title()}
      lead={leadOf(state, frame, t)}
      actions={
        state.status === 'paymentDue' &&
        links.changePayment !== undefined && (
          <LinkButton href={links.changePayment}>{t(($) => $.paymentDue.otherMethod)}</LinkButton>
        )
      }
    >
      {state.status === 'trial' && <TrialNights state={state} links={links} days={days} dateLocale={frame} />}
      {state.status !== 'trial' && state.status !== 'paymentDue' && state.period !== undefined && (
        <PeriodArc period={state.period} today={state.today} days={days} dateLocale={frame} />
      )}
      {state.status === 'otherSource' && state.period === undefined && <Circle />}
    </Panel>
  );
}

function pictureOf(state: CurrentPlanState): PanelProps['picture'] {
  if (state.status === 'trial') return 'nights';
  if (state.status === 'paymentDue') return 'mist';
  return state.status === 'otherSource' && state.period === undefined ? 'rest' : 'arc';
}

export interface PanelProps {
  /**
   * What is drawn: it decides how high the panel is. `mist` passes before the circle, and has no horizon of its own.
   * `rest` is the circle alone, `row` are circles side by side. Stars keep away from pictures with words.
   */
  picture: 'nights' | 'arc' | 'row' | 'mist' | 'rest';
  title: string;
  lead: string;
  actions?: ReactNode;
  /** Stands on the horizon. */
  children?: ReactNode;
}

/** A drawn sky with a heading, a sentence and what stands on its horizon. */
export function Panel({ picture, title, lead, actions, children }: PanelProps) {
  return (
    <Root data-picture={picture}>
      {picture === 'mist' ? <Scene name="passing" fit="cover" /> : <Shore name="seats" fit="cover" />}
      <Sky>
        <Copy>
          {(picture === 'mist' || picture === 'rest') && <Stars />}
          <Heading level={1} size="h1" stop>
            {title}
          </Heading>
          <Text size="lead">{lead}</Text>
          {Boolean(actions) && <Actions>{actions}</Actions>}
        </Copy>
        {children}
      </Sky>
    </Root>
  );
}

/** The circle alone, where there are no days to tell of. */
export function Circle() {
  return (
    <Rest>
      <Scene name="orb" fit="cover" />
    </Rest>
  );
}

// The horizon of the drawing is at 330 of 460: the rows keep this ratio when the text grows.
const Root = styled.div`
  ${skyLook}
  display: grid;
  grid-template-rows: minmax(min-content, 330fr) 130fr;
  min-block-size: 488px;
  border-radius: ${radius.xxl};

  &[data-picture='mist'] {
    min-block-size: 600px;
  }
  ${media.narrow} {
    min-block-size: 540px;
    border-radius: ${radius.xl};

    &[data-picture='nights'] {
      min-block-size: 610px;
    }
    &[data-picture='mist'] {
      min-block-size: 660px;
    }
  }
`;

const Shore = styled(Scene)`
  /* The reeds are at the end of the shore, and stay whole where the start is cut. On phones they are left out. */
  &::before {
    background-position-x: 100%;

    ${media.narrow} {
      background-position-x: 50%;
    }
  }
`;

/** What stands on the horizon has its own row below the words. */
const stacked = css`
  grid-template-rows: min-content minmax(min-content, 1fr) 2px;
  row-gap: 0;

  & > :not(:first-child) {
    grid-area: 2 / 1;
  }
  &::after {
    grid-area: 3 / 1;
  }
`;

// The line of the horizon is a row of the grid, without a position: what lies on the water is placed in the panel.
const Sky = styled.div`
  display: grid;
  grid-template: minmax(min-content, 1fr) 2px / minmax(0, 1fr);
  min-inline-size: 0;
  margin-block-end: -2px;

  & > * {
    grid-area: 1 / 1;
  }
  &::after {
    content: '';
    grid-area: 2 / 1;
    background: ${color.text};
    opacity: 0.6;
  }
  [data-picture='mist'] > &::after {
    content: none;
  }

  [data-picture='row'] > & {
    ${stacked}
  }
  ${media.narrow} {
    ${stacked}
  }
`;

const Copy = styled.div`
  position: relative;
  align-self: start;
  justify-self: start;
  display: grid;
  gap: 0.9rem;
  max-inline-size: 40rem;
  padding: clamp(1.75rem, 3.5vw, 3rem) clamp(1.75rem, 3.5vw, 3rem) 0;

  [data-picture='arc'] & > p,
  [data-picture='rest'] & > p {
    max-inline-size: 24rem;
  }
  [data-picture='row'] & {
    padding-block-end: 1.75rem;
  }
  [data-picture='mist'] & {
    max-inline-size: 34rem;
  }
  [data-picture='mist'] & > p {
    max-inline-size: 27rem;
  }
  ${media.narrow} {
    &,
    [data-picture='row'] & {
      padding-block-end: 3.5rem;
    }
    [data-picture='arc'] & > p,
    [data-picture='rest'] & > p {
      max-inline-size: none;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-block-start: 0.85rem;
`;

const Rest = styled.div`
  position: relative;
  align-self: end;
  justify-self: end;
  inline-size: clamp(88px, 15vw, 176px);
  margin-inline-end: 28%;
  aspect-ratio: 1;

  & > div {
    z-index: 0;
  }
  ${media.narrow} {
    justify-self: center;
    inline-size: 132px;
    margin-inline-end: 0;
  }
`;
