export { createBilling, type Billing } from './billing.ts';
export { plans, type PlanCode } from './catalogue/plans.ts';
export { currencyOf, zoneFor } from './catalogue/price-zones.ts';
export type { Mail, MailFacts, Person } from './ports.ts';
export { createPageOffer } from './pages/page-offer.ts';
export { billingPages } from './pages/pages.ts';
export { openedCheckout } from './pages/opened-checkout.ts';
export { waitingPlan } from './pages/waiting-plan.ts';
export { billingRoutes } from './routes/routes.ts';
