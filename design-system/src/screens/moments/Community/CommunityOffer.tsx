import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { media, space } from '../../../tokens/index.ts';
import { Section } from '../../home/Section/Section.tsx';
import type { CommunityProps } from './CommunityProps.ts';

export interface CommunityOfferProps {
  links: Pick<CommunityProps['links'], 'plans' | 'login'>;
}

/** The plans with their free days, and logging in. For visitors. */
export function CommunityOffer({ links }: CommunityOfferProps) {
  const { t } = useTranslation('community');

  return (
    <Section>
      <Container>
        <Box>
          <Heading level={2} size="h2">
            {t(($) => $.offer.title)}
          </Heading>
          <Text>{t(($) => $.offer.text)}</Text>
          <Ways>
            <LinkButton href={links.plans}>{t(($) => $.offer.plans)}</LinkButton>
            <LinkButton href={links.login} variant="plain">
              {t(($) => $.offer.login)}
            </LinkButton>
          </Ways>
        </Box>
      </Container>
    </Section>
  );
}

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[4]};
  max-inline-size: 44rem;
  margin-inline: auto;

  & > * {
    max-inline-size: 100%;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  inline-size: 100%;

  ${media.narrow} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;
