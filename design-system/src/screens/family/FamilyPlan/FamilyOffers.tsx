import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { PlanTile } from '../../../patterns/PlanTile/PlanTile.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { color, fontSize } from '../../../tokens/index.ts';
import { Section, SectionHead } from '../../home/Section/Section.tsx';
import type { FamilyPlanProps } from './FamilyPlanProps.ts';
import type { FamilyPlanOffer } from './FamilyPlanState.ts';

/** The family plans with their prices, or the way to the other plans where none is sold. */
export function FamilyOffers({ frame, state, links }: FamilyPlanProps) {
  const { t } = useTranslation('familyPlan');
  const { offers, places, taxExcluded = false } = state;

  if (offers.length === 0) {
    return (
      <Section>
        <Container>
          <NotSold data-centred>
            <Heading level={2} size="h1" stop>
              {t(($) => $.notSold.title)}
            </Heading>
            <Text size="lead" soft>
              {t(($) => $.notSold.text)}
            </Text>
            <LinkButton href={links.plans}>{t(($) => $.notSold.plans)}</LinkButton>
          </NotSold>
        </Container>
      </Section>
    );
  }

  const leading = offers.find(({ period }) => period === 'year') ?? offers[0];
  const tile = (offer: FamilyPlanOffer) => (
    <PlanTile
      key={offer.plan}
      marker="family"
      leading={offer === leading}
      name={t(($) => $.offers[offer.period].name)}
      badge={t(($) => $.offers.places, { places })}
      price={formatMoney(offer.price, frame.language)}
      per={t(($) => $.offers[offer.period].per)}
      points={[t(($) => $.offers.accounts), t(($) => $.offers.invite), t(($) => $.offers.leave)]}
      action={{ label: t(($) => $.offers[offer.period].choose), href: links.buy[offer.plan] ?? links.plans }}
    />
  );

  return (
    <Section>
      <Container>
        <SectionHead data-centred>
          <Heading level={2} size="h1" stop>
            {t(($) => $.offers.title)}
          </Heading>
        </SectionHead>
        <Tiles data-single={offers.length === 1 || undefined}>{offers.map(tile)}</Tiles>
        <Tax>
          <Icon name="shield-check" />
          {t(($) => $.offers.tax[taxExcluded ? 'added' : 'included'])}
        </Tax>
      </Container>
    </Section>
  );
}

const Tiles = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 27rem) minmax(0, 24rem);
  justify-content: center;
  align-items: center;
  gap: 1.25rem;

  &[data-single] {
    grid-template-columns: minmax(0, 27rem);
  }
  @media (max-width: 680px) {
    grid-template-columns: minmax(0, 27rem);
  }
`;

const Tax = styled.p`
  display: flex;
  justify-content: center;
  align-items: center;
  gap: 0.5rem;
  margin-block-start: 1.75rem;
  color: ${color.textSoft};
  font-size: ${fontSize.small};
`;

const NotSold = styled(SectionHead)`
  margin-block-end: 0;
`;
