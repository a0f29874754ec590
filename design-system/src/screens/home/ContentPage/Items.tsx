import { styled } from 'styled-components';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { space } from '../../../tokens/index.ts';
import { Section, SectionHead } from '../Section/Section.tsx';

export interface ItemsProps {
  title: string;
  items: { title: string; text: string }[];
}

/** Short texts, each with a title, side by side where there is room. */
export function Items({ title, items }: ItemsProps) {
  return (
    <Section>
      <Container>
        <SectionHead>
          <Heading level={2} size="h1" stop>
            {title}
          </Heading>
        </SectionHead>
        <List>
          {items.map((item, at) => (
            <Item key={at}>
              <Heading level={3} size="h3">
                {item.title}
              </Heading>
              <Text soft>{item.text}</Text>
            </Item>
          ))}
        </List>
      </Container>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space[6]};
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[2]};
  overflow-wrap: anywhere;
`;
