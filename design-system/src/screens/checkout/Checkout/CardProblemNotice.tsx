import { useTranslation } from 'react-i18next';
import { formatList } from '../../../formatting/formatList.ts';
import { Problem } from './Problem.tsx';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { CardProblem } from './CheckoutState.ts';

export interface CardProblemNoticeProps extends Pick<CheckoutProps, 'frame'> {
  problem: CardProblem;
  awaitingAnswer: boolean;
}

/**
 * Why the card cannot be used. It is said here alone: the payment provider's page only marks its fields. It stands until the
 * page is left or the button is pressed: the card form must not move while it is typed into.
 */
export function CardProblemNotice({ frame, problem, awaitingAnswer }: CardProblemNoticeProps) {
  const { t } = useTranslation('checkout');

  function text(): string {
    if (!('fields' in problem)) return t(($) => $.pay.card[problem.reason].text);
    const names = problem.fields.map((field) => t(($) => $.pay.card.fields[field]));
    return t(($) => $.pay.card[problem.reason].text, { fields: formatList(names, frame.language) });
  }

  return (
    <Problem title={t(($) => $.pay.card[problem.reason].title)} awaitingAnswer={awaitingAnswer}>
      {text()}
    </Problem>
  );
}
