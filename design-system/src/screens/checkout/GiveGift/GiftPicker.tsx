import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import type { PlanMarkerKind } from '../../../patterns/PlanMarker/PlanMarker.options.ts';
import { PlanMarker } from '../../../patterns/PlanMarker/PlanMarker.tsx';
import { PlanPicker } from '../../../patterns/PlanPicker/PlanPicker.tsx';
import type { GiftChoice, GiftKind } from '../GiftState.ts';
import type { GiveGiftProps } from './GiveGiftProps.ts';

const markers = {
  season: 'monthly',
  year: 'annual',
  familyYear: 'family',
} as const satisfies Record<GiftKind, PlanMarkerKind>;

/** What can be given, with prices. */
export function GiftPicker({
  frame,
  choices,
  chosen,
  tax,
}: Pick<GiveGiftProps, 'frame'> & {
  choices: readonly GiftChoice[];
  chosen: GiftKind;
  tax: 'included' | 'added';
}) {
  const { t } = useTranslation('gift');

  return (
    <PlanPicker
      legend={t(($) => $.give.kind)}
      variant="page"
      name="kind"
      chosen={chosen}
      options={choices.map(({ kind, price }) => ({
        value: kind,
        marker: <PlanMarker kind={markers[kind]} />,
        name: t(($) => $.kind[kind].name),
        note: t(($) => $.kind[kind].note),
        price: formatMoney(price, frame.language),
        per: t(($) => $.give[tax === 'added' ? 'onceAndTax' : 'once']),
      }))}
    />
  );
}
