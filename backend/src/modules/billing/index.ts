export { createBilling, type Billing, type BillingSurroundings } from './billing.ts';
export { paymentTypesFor, taxModeFor, type PaymentType, type TaxMode } from './catalogue/payment-rules.ts';
export { plans, planCodes, soldPlanCodes, type Plan, type PlanCode } from './catalogue/plans.ts';
export { currencyOf, priceOf, priceZones, zoneFor, type PriceZone } from './catalogue/price-zones.ts';
export type { Mail, MailFacts, Person, Vouchers } from './ports.ts';
export { billingRoutes } from './routes/routes.ts';
