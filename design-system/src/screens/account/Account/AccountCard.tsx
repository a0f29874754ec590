import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { space } from '../../../tokens/index.ts';

export interface CardOfAccountProps {
  title: string;
  /** `AccountRow`s. */
  children: ReactNode;
}

/** A card of the account's page: a heading and its rows. */
export function AccountCard({ title, children }: CardOfAccountProps) {
  const id = useId();

  return (
    <Root role="region" aria-labelledby={id}>
      <Heading level={2} size="h3" id={id}>
        {title}
      </Heading>
      <Rows>{children}</Rows>
    </Root>
  );
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
