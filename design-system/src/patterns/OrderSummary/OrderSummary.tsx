import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Rule } from '../../primitives/Rule/Rule.tsx';
import { Scene } from '../../primitives/Scene/Scene.tsx';
import { color, font, fontSize, media } from '../../tokens/index.ts';
import { skyLook } from '../Sky/Sky.look.ts';
import type { OrderLineTone } from './OrderSummary.options.ts';

export interface OrderLine {
  label: string;
  /** Written out, with its currency. */
  amount: string;
  /**
   * `less` is a deduction, `sum` a subtotal, `aside` a remark.
   * @default 'plain'
   */
  tone?: OrderLineTone;
}

export interface OrderSummaryProps {
  title: string;
  lines: readonly OrderLine[];
  /** What is paid now. Absent while it is being calculated. */
  total?: { label: string; amount: string } | undefined;
  /** The lines are being calculated again, and may change. */
  busy?: boolean;
  /** Between the lines and the total: the voucher. */
  voucher?: ReactNode;
  /** Below the total: the timeline and the guarantee. */
  children?: ReactNode;
}

/** What is bought and what it costs. Shows amounts, and calculates none. */
export function OrderSummary({ title, lines, total, busy = false, voucher, children }: OrderSummaryProps) {
  const id = useId();

  return (
    <Root role="region" aria-labelledby={id} aria-busy={busy || undefined}>
      <Strip>
        <Scene name="strip" fit="cover" />
      </Strip>
      <Body>
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        {lines.length > 0 && (
          <Lines data-busy={busy || undefined}>
            {lines.map(({ label, amount, tone = 'plain' }) => (
              <Line key={label} data-tone={tone}>
                <Label>{label}</Label>
                <Amount>{amount}</Amount>
              </Line>
            ))}
          </Lines>
        )}
        {voucher}
        {total !== undefined && (
          <>
            <Rule />
            <Total data-busy={busy || undefined}>
              <TotalLabel>{total.label}</TotalLabel>
              <Figure>{total.amount}</Figure>
            </Total>
          </>
        )}
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
  block-size: 172px;

  ${media.narrow} {
    block-size: 132px;
  }
  /* As wide as the page: the circle needs sky above it. */
  ${media.medium} {
    block-size: 200px;
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.35rem;
  padding: 1.75rem 2rem 2.25rem;

  ${media.narrow} {
    padding: 1.5rem 1.5rem 1.75rem;
  }
  /* Not paler than can be read: it may well be right. */
  & [data-busy],
  & [data-busy] > * {
    color: ${color.textSoft};
    font-weight: 400;
  }
`;

const Lines = styled.dl`
  display: grid;
  gap: 0.8rem;
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 1.5rem;

  &[data-tone='less'] {
    color: ${color.success};
    font-weight: 600;
  }
  &[data-tone='sum'] dd {
    font-weight: 600;
  }
  &[data-tone='aside'] {
    color: ${color.textSoft};
    font-size: ${fontSize.small};
  }
`;

const Label = styled.dt`
  min-inline-size: 0;
  hyphens: auto;
  overflow-wrap: anywhere;
`;

const Amount = styled.dd`
  font-variant-numeric: lining-nums tabular-nums;
  text-align: end;
  white-space: nowrap;
`;

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0.25rem 1rem;
`;

const TotalLabel = styled.span`
  font: 440 ${fontSize.h3} / 1.18 ${font.display};
  letter-spacing: -0.018em;
`;

const Figure = styled.span`
  margin-inline-start: auto;
  font: 400 2.75rem/1 ${font.display};
  font-variant-numeric: lining-nums;
  letter-spacing: -0.03em;
`;
