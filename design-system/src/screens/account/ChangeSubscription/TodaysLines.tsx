import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { color, font, fontSize } from '../../../tokens/index.ts';
import type { ChangeOffer } from './ChangeSubscriptionState.ts';

export interface TodaysLinesProps {
  frame: PageFrame;
  offer: ChangeOffer;
}

/** What is charged today, line by line, and the total. Tax that prices hold is told below it, other tax is a line. */
export function TodaysLines({ frame, offer }: TodaysLinesProps) {
  const { t } = useTranslation('changeSubscription');
  const { lines, tax, from, to, totalToday } = offer;
  const { period, kind } = to ?? from;
  const sum = (amount: ChangeOffer['totalToday']) => formatMoney(amount, frame.language);
  const held = tax === 'included' ? lines.find((line) => line.kind === 'tax') : undefined;

  function nameOf(line: ChangeOffer['lines'][number]['kind']): string {
    switch (line) {
      case 'plan':
        return t(($) => $.lines.plan[period], { plan: t(($) => $.plan[kind].name) });
      case 'credit':
        return t(($) => $.lines.credit[from.period]);
      case 'keptAsCredit':
        return t(($) => $.lines.keptAsCredit);
      case 'discount':
        return t(($) => $.lines.discount);
      case 'tax':
        return t(($) => $.lines.tax);
    }
  }

  return (
    <Root>
      <dl>
        {lines
          .filter((line) => line !== held)
          .map((line) => (
            <Line key={line.kind} data-less={line.amount.amount < 0 || undefined}>
              <dt>{nameOf(line.kind)}</dt>
              <dd>{sum(line.amount)}</dd>
            </Line>
          ))}
        <Total>
          <dt>{t(($) => $.lines.today)}</dt>
          <dd>{sum(totalToday)}</dd>
        </Total>
      </dl>
      {held !== undefined && <Held>{t(($) => $.lines.taxHeld, { amount: sum(held.amount) })}</Held>}
    </Root>
  );
}

const Root = styled.div`
  & dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    margin: 0;
  }
  & dd {
    margin: 0;
    font-variant-numeric: lining-nums tabular-nums;
    white-space: nowrap;
  }
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 1rem;

  &[data-less] {
    color: ${color.success};
    font-weight: 560;
  }
`;

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0.25rem 1rem;
  margin-block-start: 0.25rem;
  padding-block-start: 1rem;
  border-block-start: 1px solid ${color.line};
  font-family: ${font.display};

  & dt {
    font-size: 1.375rem;
  }
  & dd {
    font-size: clamp(2.25rem, 4vw, 2.875rem);
    letter-spacing: -0.02em;
    line-height: 1.1;
  }
`;

const Held = styled.p`
  color: ${color.textSoft};
  font-size: ${fontSize.fine};
  text-align: end;
`;
