import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Disclosure } from '../../../primitives/Disclosure/Disclosure.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { media } from '../../../tokens/index.ts';
import { Section } from '../../home/Section/Section.tsx';
import type { FamilyPlanProps } from './FamilyPlanProps.ts';

/** Questions about family plans, with their answers. */
export function FamilyQuestions({ state: { anywhere } }: Pick<FamilyPlanProps, 'state'>) {
  const { t } = useTranslation('familyPlan');

  return (
    <Section>
      <Container>
        <Columns>
          <Heading level={2} size="h1" stop>
            {t(($) => $.questions.title)}
          </Heading>
          <List>
            {(['who', 'pays', 'ownPlan', 'end'] as const).map((name) => (
              <Disclosure key={name} summary={t(($) => $.questions[name].question)} open={name === 'who'}>
                {name === 'who' && anywhere === true
                  ? t(($) => $.questions.who.anywhere)
                  : t(($) => $.questions[name].answer)}
              </Disclosure>
            ))}
          </List>
        </Columns>
      </Container>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: clamp(2rem, 6vw, 6rem);

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const List = styled.div`
  ${media.narrow} {
    margin-inline: -1.15rem;
  }
`;
