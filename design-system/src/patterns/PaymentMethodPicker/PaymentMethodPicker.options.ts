export const paymentMethodLayouts = ['tabs', 'list'] as const;
export type PaymentMethodLayout = (typeof paymentMethodLayouts)[number];
