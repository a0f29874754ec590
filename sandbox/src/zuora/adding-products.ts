import { fromWire } from './amounts.ts';
import { later, type Day } from './calendar.ts';
import { creditRatePlan, discountRatePlan, findRatePlan } from './catalog.ts';
import { discountPlan, endDiscount, triggersOf, type OrderContext } from './drafting.ts';
import { newId } from './identifiers.ts';
import { addPendingLines, lineOnce } from './invoicing.ts';
import type { RatePlanCharge, Subscription } from './model.ts';
import type { AddProduct, OrderAction } from './order-action-schema.ts';
import { refuse, type Refusal } from './reasons.ts';

/**
 * Carries out an AddProduct action: a discount beside the plan, from a day of its own on, which may be far ahead, or a charge
 * that is billed once, today. What is billed already stays as it is.
 */
export function addProduct(
  subscription: Subscription,
  action: OrderAction,
  context: OrderContext,
): { ok: true; effectiveDate: Day } | Refusal {
  const { addProduct: wanted } = action;
  if (wanted === undefined) return refuse('invalid', 'AddProduct needs an addProduct.');
  const { productRatePlanId, chargeOverrides = [] } = wanted;
  if (productRatePlanId === creditRatePlan.id) return addCredit(subscription, action, wanted, context);
  if (productRatePlanId !== discountRatePlan.id) {
    return findRatePlan(productRatePlanId) === undefined
      ? refuse('notFound', `There is no rate plan ${productRatePlanId}.`)
      : refuse('invalid', 'The sandbox imitates AddProduct of a discount or of credit only.');
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

/**
 * Adds a charge that is billed once, on the day of its order, before the first paid day as well. It is of no period: an end, a
 * pause or another plan takes nothing of it back.
 */
function addCredit(
  subscription: Subscription,
  action: OrderAction,
  { chargeOverrides = [] }: AddProduct,
  { orderDate, tax, nextNumber }: OrderContext,
): { ok: true; effectiveDate: Day } | Refusal {
  const { chargeId: productRatePlanChargeId, id: productRatePlanId, name, productName } = creditRatePlan;
  const override = chargeOverrides.find((each) => each.productRatePlanChargeId === productRatePlanChargeId);
  const { listPrice } = override?.pricing?.oneTimeFlatFee ?? {};
  const price = listPrice === undefined ? 0 : fromWire(listPrice);
  if (price >= 0) return refuse('invalid', 'The sandbox imitates a one-time charge as credit only.');
  const { ContractEffective: day } = triggersOf(action, orderDate);
  if (day !== orderDate) {
    return refuse('invalid', 'The sandbox imitates a one-time charge on the day of its order only.');
  }
  const charge: RatePlanCharge = {
    ...{ id: newId(), number: nextNumber('C-'), productRatePlanChargeId, name },
    effectiveStartDate: day,
    pricing: { model: 'OneTimeFlatFee', price },
  };
  const ratePlan = { id: newId(), productRatePlanId, name, productName, charges: [charge], addedOn: day };
  subscription.ratePlans.push(ratePlan);
  addPendingLines(subscription, day, [lineOnce(subscription, { charge, price, productName }, { day, tax })]);
  return { ok: true, effectiveDate: day };
}
