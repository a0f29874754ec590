import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatPercent } from '../../../formatting/formatPercent.ts';
import { VoucherField } from '../../../patterns/VoucherField/VoucherField.tsx';
import type { VoucherFieldState } from '../../../patterns/VoucherField/VoucherField.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { VoucherRefusal, VoucherState } from './CheckoutState.ts';

export interface VoucherStepProps extends Pick<
  CheckoutProps,
  'frame' | 'links' | 'onVoucherSubmit' | 'onVoucherRemove'
> {
  state: VoucherState;
}

/** The voucher field, and why a voucher was refused. */
export function VoucherStep({ frame, links, state, onVoucherSubmit, onVoucherRemove }: VoucherStepProps) {
  const { t } = useTranslation('checkout');
  const code = state.status === 'none' ? '' : state.code;

  function field(): VoucherFieldState {
    switch (state.status) {
      case 'none':
        return { status: 'empty' };
      case 'checking':
      case 'applied':
        return { status: state.status, code };
      case 'refused':
        return { status: 'refused', code, problem: problemOf(state) };
    }
  }

  function applied(): string {
    if (state.status !== 'applied') return '';
    if ('freeDays' in state.offer) {
      const { freeDays: count, referrerName: name } = state.offer;
      return t(($) => $.voucher.applied.freeDays, { code, name, count });
    }
    const { percentOff, lasts } = state.offer;
    const percent = formatPercent(percentOff, frame.language);
    return t(($) => $.voucher.applied[lasts.period], { code, percent, count: lasts.count });
  }

  function problemOf(refusal: VoucherRefusal): string {
    switch (refusal.reason) {
      case 'notYet':
        return t(($) => $.voucher.refused.notYet, {
          day: formatDay(refusal.from, frame.language, 'withYear', frame.country),
        });
      case 'notForPlan':
        return t(($) => $.voucher.refused.notForPlan[refusal.fits]);
      case 'missing':
      case 'notFound':
      case 'expired':
      case 'soldOut':
      case 'notForZone':
      case 'alreadyUsed':
      case 'newMembersOnly':
      case 'studentsOnly':
      case 'opensAccess':
      case 'referralNotEligible':
      case 'addressUnproved':
      case 'unavailable':
        return t(($) => $.voucher.refused[refusal.reason]);
    }
  }

  return (
    <div id="voucher">
      <VoucherField
        state={field()}
        links={{ apply: links.applyVoucher, remove: links.removeVoucher }}
        words={{
          question: t(($) => $.voucher.question),
          add: t(($) => $.voucher.add),
          label: t(($) => $.voucher.label),
          submit: t(($) => $.voucher.submit.ready),
          checking: t(($) => $.voucher.submit.checking),
          applied: <Sentence words={applied()} parts={{ strong: <strong /> }} />,
          remove: t(($) => $.voucher.remove, { code }),
        }}
        onVoucherSubmit={onVoucherSubmit}
        onVoucherRemove={onVoucherRemove}
      />
    </div>
  );
}
