import type { CheckoutProps } from './CheckoutProps.ts';

/** The links of the checkout in stories and tests. */
export const sampleCheckoutLinks: CheckoutProps['links'] = {
  submit: '/checkout',
  applyVoucher: '/checkout/voucher',
  removeVoucher: '/checkout/voucher/remove',
  choosePostalCode: '/checkout/postal-code',
  subscription: '/subscription',
  app: 'https://app.stillpoint.example',
  family: '/family/manage',
  switchAccount: '/logout?back=%2Fcheckout',
};
