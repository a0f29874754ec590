/** A percentage off, from the first charge on. */
export interface Discount {
  percentOff: number;
  months: number;
}

const discountRatePlan = { id: 'rp-discount-percentage', chargeId: 'rpc-discount-percentage' } as const;

/** A discount as a rate plan of a subscription. */
export function discountPlan({ percentOff, months }: Discount) {
  return {
    productRatePlanId: discountRatePlan.id,
    chargeOverrides: [
      {
        productRatePlanChargeId: discountRatePlan.chargeId,
        pricing: {
          discount: {
            discountPercentage: percentOff,
            discountLevel: 'subscription',
            applyDiscountTo: 'RECURRING',
          },
        },
        endDate: { endDateCondition: 'Fixed_Period', upToPeriods: months, upToPeriodsType: 'Months' },
      },
    ],
  };
}
