import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Disclosure } from '../../../primitives/Disclosure/Disclosure.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { media } from '../../../tokens/index.ts';
import { Section } from '../Section/Section.tsx';

export interface QuestionsProps {
  title: string;
  questions: { question: string; answer: string }[];
  links: { help: string };
}

/** Questions and answers. The first answer is open. */
export function Questions({ title, questions, links }: QuestionsProps) {
  const { t } = useTranslation('home');

  return (
    <Section>
      <Container>
        <Columns>
          <Head>
            <Heading level={2} size="h1" stop>
              {title}
            </Heading>
            <Text soft>
              <Sentence words={t(($) => $.questions.more)} parts={{ help: <TextLink href={links.help} /> }} />
            </Text>
          </Head>
          <List>
            {questions.map(({ question, answer }, at) => (
              <Disclosure key={question} summary={question} open={at === 0}>
                {answer}
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

const Head = styled.div`
  display: grid;
  align-content: start;
  gap: 1.25rem;
`;

const List = styled.div`
  ${media.narrow} {
    margin-inline: -1.15rem;
  }
`;
