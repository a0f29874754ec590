import type { Language } from '@stillpoint/translations';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { siteHeaderHeight } from '../../../patterns/SiteHeader/SiteHeader.options.ts';
import { skyLook } from '../../../patterns/Sky/Sky.look.ts';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Scene } from '../../../primitives/Scene/Scene.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { media } from '../../../tokens/index.ts';
import type { PlanOffer } from './HomeState.ts';

export interface HeroProps {
  language: Language;
  headline: string;
  lead: string;
  /** The plan that the button leads to. */
  plan: PlanOffer | undefined;
  links: { choose: Record<string, string>; plans: string };
}

/** The first section: headline, price and the main button. */
export function Hero({ language, headline, lead, plan, links }: HeroProps) {
  const { t } = useTranslation('home');

  return (
    <Root>
      <Container>
        <Copy>
          <Heading level={1} size="display" stop>
            {headline}
          </Heading>
          <Text size="lead">{lead}</Text>
          <Actions>
            {plan !== undefined && (
              <LinkButton href={links.choose[plan.code] ?? links.plans}>
                {plan.trialDays > 0
                  ? t(($) => $.hero.try, { count: plan.trialDays })
                  : t(($) => $.hero.begin)}
              </LinkButton>
            )}
            <SeePlans href={links.plans} variant="plain">
              {t(($) => $.hero.plans)}
            </SeePlans>
          </Actions>
          {plan !== undefined && plan.trialDays > 0 && (
            <Text size="small">{t(($) => $.hero.then, { price: formatMoney(plan.price, language) })}</Text>
          )}
        </Copy>
      </Container>
      <Scene name="lake" />
    </Root>
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
  ${media.narrow} {
    gap: 1.2rem;
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
