export { createBilling, type Billing } from './billing.ts';
export { paymentTypesFor, taxModeFor } from './catalogue/payment-rules.ts';
export { plans, soldPlanCodes, type PlanCode } from './catalogue/plans.ts';
export { currencyOf, priceOf, zoneFor, type PriceZone } from './catalogue/price-zones.ts';
export type { Membership } from './members/membership.ts';
export type { BillingAccount } from './members/refreshing.ts';
export type { Mail, MailFacts, Person } from './ports.ts';
export { billingRoutes } from './routes/routes.ts';
