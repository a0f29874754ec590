import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { space } from '../../../tokens/index.ts';

export interface StepProps {
  title: string;
  /** Short text beside the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** A section of the checkout. */
export function Step({ title, note, children }: StepProps) {
  const id = useId();

  return (
    <Root aria-labelledby={id}>
      <Head>
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        {note !== undefined && (
          <Text size="small" soft>
            {note}
          </Text>
        )}
      </Head>
      {children}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: 1.25rem;
  min-inline-size: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
`;
