import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { breakableDay } from '../../../formatting/breakableDay.ts';
import { formatDay } from '../../../formatting/formatDay.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { skyLook } from '../../../patterns/Sky/Sky.look.ts';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Scene } from '../../../primitives/Scene/Scene.tsx';
import { Stars } from '../../../primitives/Stars/Stars.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { color, media, radius } from '../../../tokens/index.ts';
import type { CurrentPlanState } from './SubscriptionState.ts';
import { leadOf } from './leadOf.ts';
import { storeNames } from './storeNames.ts';
import { TrialDays } from './TrialDays.tsx';

export interface HeroProps {
  state: CurrentPlanState;
  dateLocale: DateLocale;
}

/** Title and lead of the page on a drawn sky. Free days are shown as moons, other states as a circle. */
export function Hero({ state, dateLocale }: HeroProps) {
  const { t } = useTranslation('subscription');

  function title(): string {
    switch (state.status) {
      case 'trial':
        return t(($) => $.title.trial, { count: state.daysLeft });
      case 'ending':
        return t(($) => $.title.ending, {
          day: breakableDay(formatDay(state.openUntil, dateLocale.language, 'withYear', dateLocale.country)),
        });
      case 'active':
      case 'paymentDue':
        return t(($) => $.title[state.status]);
      case 'otherSource':
        return state.store === 'unknown'
          ? t(($) => $.title.otherSourceUnnamed)
          : t(($) => $.title.otherSource, { store: storeNames[state.store] });
    }
  }

  return (
    <Root>
      <Shore name="seats" fit="cover" />
      <Sky>
        <Copy>
          <Stars />
          <Heading level={1} size="h1" stop>
            {title()}
          </Heading>
          <Text size="lead">{leadOf(state, dateLocale, t)}</Text>
        </Copy>
        <Horizon>
          {state.status === 'trial' ? (
            <TrialDays days={state.days} left={state.daysLeft} />
          ) : (
            <Circle>
              <Orb name="orb" fit="cover" />
            </Circle>
          )}
        </Horizon>
      </Sky>
    </Root>
  );
}

// The horizon of the drawing is at 330 of 460: the rows keep this ratio when the text grows.
const Root = styled.div`
  ${skyLook}
  display: grid;
  grid-template-rows: minmax(min-content, 330fr) 130fr;
  min-block-size: 430px;
  border-radius: ${radius.xxl};

  ${media.narrow} {
    min-block-size: 400px;
    border-radius: ${radius.xl};
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

const Sky = styled.div`
  display: grid;
  align-content: space-between;
  gap: 2rem;
  min-inline-size: 0;
`;

const Copy = styled.div`
  position: relative;
  display: grid;
  gap: 0.9rem;
  max-inline-size: 52rem;
  padding: clamp(1.75rem, 3.5vw, 3rem) clamp(1.75rem, 3.5vw, 3rem) 0;
`;

const Horizon = styled.div`
  position: relative;
  display: flex;
  justify-content: flex-end;
  padding-inline: clamp(1.25rem, 3.5vw, 3rem);

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 -2px;
    block-size: 2px;
    background: ${color.text};
    opacity: 0.6;
  }
`;

const Circle = styled.div`
  position: relative;
  inline-size: clamp(88px, 11vw, 132px);
  margin-inline-end: 18%;
  aspect-ratio: 1;
`;

const Orb = styled(Scene)`
  z-index: 0;
`;
