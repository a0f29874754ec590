import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.tsx';
import { ViewTransitionScene } from '../../primitives/Scene/ViewTransitionScene.tsx';
import { media } from '../../tokens/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { skyLook } from '../Sky/Sky.look.ts';

export interface OrderSummaryProps {
  /** Read out alone: the plan below it is the heading that is seen. */
  title: string;
  /** What is bought, in one line. */
  plan: ReactNode;
  /** The sums are being calculated again, and may change. */
  busy?: boolean;
  /** Below it: days, voucher, country and guarantee. */
  children?: ReactNode;
}

/** What is bought and what it costs. Shows amounts, and calculates none. */
export function OrderSummary({ title, plan, busy = false, children }: OrderSummaryProps) {
  const id = useId();

  return (
    <Root role="region" aria-labelledby={id} aria-busy={busy || undefined}>
      <Strip>
        <ViewTransitionScene name="strip" fit="cover" />
      </Strip>
      <Body>
        <VisuallyHidden as="h2" id={id}>
          {title}
        </VisuallyHidden>
        {plan}
        {children}
      </Body>
    </Root>
  );
}

const Root = styled(Card)`
  padding: 0;
  overflow: hidden;
`;

const Strip = styled.div`
  ${skyLook}
  block-size: 148px;

  ${media.narrow} {
    block-size: clamp(90px, 24vw, 150px);
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  padding: 1.1rem 2rem 1.25rem;

  ${media.narrow} {
    gap: 0.5rem;
    padding: 0.5rem 1.25rem;
  }
`;
