import type { VoucherState } from '@stillpoint/design-system';

/**
 * The code that the next quote is asked with, and that the page's address keeps. One that does not fit the plan stays:
 * the page tells its owner to choose another. So does one that could not be looked up just now.
 */
export function voucherInPlay(voucher: VoucherState): string | undefined {
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
