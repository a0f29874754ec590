import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import type { HeadingSize } from '../../../primitives/Heading/Heading.options.ts';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { space } from '../../../tokens/index.ts';
import { Section } from '../Section/Section.tsx';
import type { TextBlock, TextRun } from './ContentPageState.ts';

export interface RunningTextProps {
  title: string | undefined;
  blocks: TextBlock[];
}

const sizeOf: Record<2 | 3 | 4, HeadingSize> = { 2: 'h2', 3: 'h3', 4: 'h3' };

/** Headings, paragraphs and lists, in the width of a column that reads well. */
export function RunningText({ title, blocks }: RunningTextProps) {
  return (
    <Section>
      <Container>
        <Column>
          {title !== undefined && (
            <Heading level={2} size="h1" stop>
              {title}
            </Heading>
          )}
          {blocks.map(drawBlock)}
        </Column>
      </Container>
    </Section>
  );
}

function drawBlock(block: TextBlock, at: number) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading key={at} level={block.level} size={sizeOf[block.level]}>
          {block.text}
        </Heading>
      );
    case 'paragraph':
      return <Text key={at}>{block.runs.map(drawRun)}</Text>;
    case 'list':
      return (
        <List key={at} as={block.ordered ? 'ol' : 'ul'}>
          {block.items.map((runs, position) => (
            <li key={position}>{runs.map(drawRun)}</li>
          ))}
        </List>
      );
  }
}

function drawRun({ text, strong, href }: TextRun, at: number) {
  if (href !== undefined) {
    return (
      <TextLink key={at} href={href}>
        {text}
      </TextLink>
    );
  }
  return strong === true ? <strong key={at}>{text}</strong> : <Fragment key={at}>{text}</Fragment>;
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-inline-size: 42rem;
  hyphens: auto;
  overflow-wrap: anywhere;

  & > :is(h3, h4):not(:first-child) {
    margin-block-start: ${space[4]};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: 1.25rem;
  list-style: disc;

  &:is(ol) {
    list-style: decimal;
  }
`;
