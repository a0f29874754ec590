import type { Language } from '@stillpoint/translations';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { numberWord } from '../../../formatting/formatPeriod.ts';
import { siteHeaderHeight } from '../../../patterns/SiteHeader/SiteHeader.options.ts';
import { skyLook } from '../../../patterns/Sky/Sky.look.ts';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { ViewTransitionScene } from '../../../primitives/Scene/ViewTransitionScene.tsx';
import { Stars } from '../../../primitives/Stars/Stars.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { media } from '../../../tokens/index.ts';
import type { OfferStanding, PlanOffer } from '../OfferState.ts';
import { MemberLinks } from '../PlanOffers/MemberLinks.tsx';

export interface HeroProps {
  language: Language;
  headline: string;
  lead: string;
  /** The plan with free days that the button leads to; undefined where the visitor can have none. */
  trial: PlanOffer | undefined;
  standing: OfferStanding;
  links: { choose: Record<string, string>; plans: string; app: string; subscription: string };
}

/** The first section: headline, price and the main button. */
export function Hero({ language, headline, lead, trial, standing, links }: HeroProps) {
  const member = standing.status === 'subscriber' || standing.status === 'ending';
  const isPaused = standing.status === 'subscriber' && standing.paused === true;

  return (
    <Root>
      <Container>
        <Copy>
          <Stars />
          <Heading level={1} size="display" stop>
            {headline}
          </Heading>
          {lead !== '' && <Text size="lead">{lead}</Text>}
          {member ? (
            <MemberLinks links={links} access={!isPaused} />
          ) : (
            <Offer language={language} trial={trial} links={links} />
          )}
        </Copy>
      </Container>
      <ViewTransitionScene name="lake" />
    </Root>
  );
}

/** The way to a plan: the one with free days, or all of them. */
function Offer({ language, trial, links }: Pick<HeroProps, 'language' | 'trial' | 'links'>) {
  const { t } = useTranslation('home');
  const { t: words } = useTranslation('placeholders');
  if (trial === undefined) {
    return (
      <Actions>
        <LinkButton href={links.plans}>{t(($) => $.hero.begin)}</LinkButton>
      </Actions>
    );
  }

  return (
    <>
      <Actions>
        <LinkButton href={links.choose[trial.code] ?? links.plans}>
          {t(($) => $.hero.try, { count: trial.trialDays })}
        </LinkButton>
        <SeePlans href={links.plans} variant="plain">
          {t(($) => $.hero.plans)}
        </SeePlans>
      </Actions>
      <Text size="small">
        {t(($) => $.hero.then[trial.period], {
          price: formatMoney(trial.price, language),
          count: trial.reminderDays,
          number: numberWord(trial.reminderDays, { language, words }),
        })}
      </Text>
    </>
  );
}

const Root = styled.div`
  ${skyLook}
  min-block-size: 920px;

  /* Its sky begins behind the header. */
  &:first-child {
    margin-block-start: -${siteHeaderHeight.wide};
    padding-block-start: ${siteHeaderHeight.wide};
  }
  ${media.narrow} {
    min-block-size: 860px;

    &:first-child {
      margin-block-start: -${siteHeaderHeight.narrow};
      padding-block-start: ${siteHeaderHeight.narrow};
    }
  }
  ${media.medium} {
    min-block-size: 1010px;
  }
`;

const Copy = styled.div`
  position: relative;
  display: grid;
  gap: 1.5rem;
  max-inline-size: 39rem;
  padding-block-start: clamp(1.5rem, 3.2vw, 2.75rem);

  & > [data-size='lead'] {
    max-inline-size: 29rem;
  }
  & > h1 {
    max-inline-size: 7em;
  }
  /* As high as the circle reaches. Every story is checked for words on it. */
  ${media.narrow} {
    gap: 1.2rem;
    padding-block-end: calc(374px + 1rem);
  }
  ${media.medium} {
    padding-block-end: calc(58.9vw + 1rem);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  margin-block-start: 0.4rem;

  @media (max-width: 560px) {
    display: grid;
  }
`;

const SeePlans = styled(LinkButton)`
  @media (max-width: 560px) {
    display: none;
  }
`;
