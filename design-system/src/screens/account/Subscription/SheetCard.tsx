import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { space } from '../../../tokens/index.ts';

export interface SheetCardProps {
  title: string;
  /** Stands beside the title. */
  chip?: ReactNode;
  children: ReactNode;
}

/** A card of the page: a heading, and a list below it. */
export function SheetCard({ title, chip, children }: SheetCardProps) {
  const id = useId();

  return (
    <Root role="region" aria-labelledby={id}>
      <Head>
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        {chip}
      </Head>
      {children}
    </Root>
  );
}

/** The rows of a card: `AccountRow`s. */
export const SheetRows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &:last-child {
    margin-block-end: -0.6rem;
  }
`;

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0.5rem 1rem;
`;
