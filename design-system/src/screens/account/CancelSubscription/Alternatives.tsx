import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { CancelSubscriptionProps } from './CancelSubscriptionProps.ts';
import type { Cancellable } from './CancelSubscriptionState.ts';

export interface AlternativesProps {
  state: Pick<Cancellable, 'alternatives' | 'preview'>;
  dateLocale: DateLocale;
  links: Pick<CancelSubscriptionProps['links'], 'plan' | 'pause' | 'help'>;
}

/**
 * What fits each reason, in place of cancelling. The form shows the one of the reason that is chosen, and no other; a
 * screen reader is told of it.
 */
export function Alternatives({ state, dateLocale, links }: AlternativesProps) {
  const { t } = useTranslation('cancelSubscription');
  const { plan, pause } = state.alternatives;

  function planWords({ kind, period, price, tax }: NonNullable<typeof plan>): string {
    return [
      t(($) => $.alternative.plan.price[period], {
        plan: t(($) => $.plan[kind]),
        price: formatMoney(price, dateLocale.language),
      }),
      state.preview.plan.kind === 'family' && kind !== 'family' && t(($) => $.alternative.plan.alone),
      tax === 'added' && t(($) => $.alternative.plan.tax),
      t(($) => $.alternative.plan.look),
    ]
      .filter(Boolean)
      .join(' ');
  }

  return (
    <div aria-live="polite">
      {plan !== undefined && links.plan !== undefined && (
        <div data-for="tooExpensive">
          <Notice icon="sun" title={t(($) => $.alternative.plan.title)}>
            <Sentence words={planWords(plan)} parts={{ plan: <TextLink href={links.plan} /> }} />
          </Notice>
        </div>
      )}
      {pause !== undefined && (
        <div data-for="notUsed temporary">
          <Notice icon="pause" title={t(($) => $.alternative.pause.title)}>
            <Sentence
              words={t(($) => $.alternative.pause.text, {
                day: formatDay(pause.from, dateLocale.language, 'withYear', dateLocale.country),
              })}
              parts={{ pause: <TextLink href={links.pause} /> }}
            />
          </Notice>
        </div>
      )}
      <div data-for="technicalTrouble">
        <Notice title={t(($) => $.alternative.help.title)}>
          <Sentence
            words={t(($) => $.alternative.help.text)}
            parts={{ help: <TextLink href={links.help} /> }}
          />
        </Notice>
      </div>
    </div>
  );
}
