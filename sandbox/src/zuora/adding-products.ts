import { later, type Day } from './calendar.ts';
import { discountRatePlan, findRatePlan } from './catalog.ts';
import { discountPlan, endDiscount, triggersOf, type OrderContext } from './drafting.ts';
import type { Subscription } from './model.ts';
import type { OrderAction } from './order-action-schema.ts';
import { refuse, type Refusal } from './reasons.ts';

/**
 * Carries out an AddProduct action: a discount beside the plan, from a day of its own on, which may be far ahead. What is
 * billed already stays as it is.
 */
export function addProduct(
  subscription: Subscription,
  action: OrderAction,
  context: OrderContext,
): { ok: true; effectiveDate: Day } | Refusal {
  const { addProduct: wanted } = action;
  if (wanted === undefined) return refuse('invalid', 'AddProduct needs an addProduct.');
  const { productRatePlanId, chargeOverrides = [] } = wanted;
  if (productRatePlanId !== discountRatePlan.id) {
    return findRatePlan(productRatePlanId) === undefined
      ? refuse('notFound', `There is no rate plan ${productRatePlanId}.`)
      : refuse('invalid', 'The sandbox imitates AddProduct of a discount only.');
  }
  const triggers = triggersOf(action, context.orderDate);
  if (triggers.ContractEffective < context.orderDate) {
    return refuse('invalid', 'A product cannot be added on a day in the past.');
  }
  const added = discountPlan(chargeOverrides, triggers, context);
  const from = added.charges.reduce((day, { effectiveStartDate }) => later(day, effectiveStartDate), '');
  if (from < subscription.billing.nextDay) {
    return refuse(
      'invalid',
      `The sandbox imitates AddProduct from ${subscription.billing.nextDay} on only: the days before are billed.`,
    );
  }
  if (!subscription.autoRenew && from >= subscription.termEndDate) {
    return refuse(
      'invalid',
      `The subscription ends on ${subscription.termEndDate}, before the product begins.`,
    );
  }
  if (triggers.ContractEffective > subscription.termEndDate) {
    return refuse(
      'invalid',
      'The Contract effective date should not be later than the term end date of the basic subscription.',
    );
  }
  added.charges.forEach(endDiscount(from));
  subscription.ratePlans.push({ ...added, addedOn: from });
  return { ok: true, effectiveDate: triggers.ContractEffective };
}
