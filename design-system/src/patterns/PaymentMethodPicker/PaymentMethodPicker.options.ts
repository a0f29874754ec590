export const paymentMethodLayouts = ['list', 'tabs'] as const;
export type PaymentMethodLayout = (typeof paymentMethodLayouts)[number];
