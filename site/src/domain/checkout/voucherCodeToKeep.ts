import type { VoucherState } from '@stillpoint/design-system';

/**
 * The voucher code for the next quote and for the page's address. A code that does not fit the plan is kept, since
 * another plan may be chosen; so is one that could not be looked up.
 */
export function voucherCodeToKeep(voucher: VoucherState): string | undefined {
  switch (voucher.status) {
    case 'none':
      return undefined;
    case 'checking':
    case 'applied':
      return voucher.code;
    case 'refused':
      return voucher.reason === 'notForPlan' || voucher.reason === 'unavailable' ? voucher.code : undefined;
  }
}
