import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { color, media, radius, space } from '../../../tokens/index.ts';
import { Section, SectionHead } from '../../home/Section/Section.tsx';

/** What a family plan is, in four points. */
export function HowItWorks() {
  const { t } = useTranslation('familyPlan');

  return (
    <Section>
      <Container>
        <SectionHead>
          <Heading level={2} size="h1" stop>
            {t(($) => $.how.title)}
          </Heading>
        </SectionHead>
        <List>
          {points.map(({ name, icon }) => (
            <Point key={name}>
              <Mark>
                <Icon name={icon} />
              </Mark>
              <Heading level={3} size="h3">
                {t(($) => $.how[name].title)}
              </Heading>
              <Text soft>{t(($) => $.how[name].text)}</Text>
            </Point>
          ))}
        </List>
      </Container>
    </Section>
  );
}

const points = [
  { name: 'accounts', icon: 'user' },
  { name: 'unseen', icon: 'lock' },
  { name: 'invite', icon: 'mail' },
  { name: 'leave', icon: 'log-out' },
] as const;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 2.5rem clamp(1.5rem, 3vw, 2.5rem);

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Point = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: ${radius.full};
  background: ${color.surfaceTint};
  color: ${color.onActionSoft};
`;
