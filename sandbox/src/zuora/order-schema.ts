import type { Day } from './calendar.ts';
import type { Contact, DiscountDuration, Term } from './model.ts';

/** The parts of Zuora's orders request that the sandbox understands. Others are let by, as unused. */
export interface OrderRequest {
  orderNumber?: string;
  orderDate: Day;
  existingAccountNumber?: string;
  newAccount?: NewAccount;
  subscriptions: { orderActions: OrderAction[] }[];
  processingOptions?: {
    runBilling?: boolean;
    collectPayment?: boolean;
    billingOptions?: { targetDate?: Day };
    electronicPaymentOptions?: { paymentMethodId?: string };
  };
}

/** The same order, not carried out but reckoned. */
export interface PreviewRequest extends Pick<
  OrderRequest,
  'orderDate' | 'existingAccountNumber' | 'subscriptions'
> {
  previewAccountInfo?: { currency: string; soldToContact?: PreviewContact; billToContact?: PreviewContact };
  previewOptions: {
    previewThruType: 'NumberOfPeriods' | 'SpecificDate' | 'TermEnd';
    previewNumberOfPeriods?: number;
    specificPreviewThruDate?: Day;
  };
}

/** The address of a preview. */
export type PreviewContact = Pick<Contact, 'country' | 'state' | 'postalCode'>;

/** An account that comes into being with its first order. */
export interface NewAccount {
  accountNumber?: string;
  name: string;
  currency: string;
  autoPay?: boolean;
  billToContact: Contact;
  soldToContact?: Contact;
  hpmCreditCardPaymentMethodId?: string;
  paymentMethod?: { type: string; BAID?: string; email?: string };
}

/** One action of an order; the sandbox knows `CreateSubscription`. */
export interface OrderAction {
  type: string;
  triggerDates?: { name: TriggerEvent; triggerDate: Day }[];
  createSubscription?: CreateSubscription;
}

/** What starts a charge. */
export type TriggerEvent = 'ContractEffective' | 'ServiceActivation' | 'CustomerAcceptance';

/** What is bought. */
export interface CreateSubscription {
  subscriptionNumber?: string;
  terms: {
    initialTerm: Term & { startDate?: Day };
    renewalSetting?: string;
    renewalTerms?: Term[];
    autoRenew?: boolean;
  };
  subscribeToRatePlans: { productRatePlanId: string; chargeOverrides?: ChargeOverride[] }[];
}

/** What of a charge differs from the catalogue. */
export interface ChargeOverride {
  productRatePlanChargeId: string;
  pricing?: { discount?: { discountPercentage: number } };
  startDate?: { triggerEvent: TriggerEvent | 'SpecificDate'; specificTriggerDate?: Day };
  endDate?: {
    endDateCondition?: string;
    upToPeriods?: number;
    upToPeriodsType?: DiscountDuration['unit'];
  };
}

const day = { type: 'string', format: 'date' } as const;
const text = { type: 'string', minLength: 1, maxLength: 255 } as const;

const contact = {
  type: 'object',
  required: ['firstName', 'lastName', 'country'],
  properties: { firstName: text, lastName: text, country: { type: 'string', pattern: '^[A-Z]{2}$' } },
} as const;

const previewContact = {
  type: 'object',
  required: ['country'],
  properties: { country: { type: 'string', pattern: '^[A-Z]{2}$' } },
} as const;

const term = {
  type: 'object',
  required: ['period', 'periodType'],
  properties: {
    startDate: day,
    period: { type: 'integer', minimum: 1, maximum: 120 },
    periodType: { enum: ['Day', 'Month', 'Year'] },
  },
} as const;

const chargeOverride = {
  type: 'object',
  required: ['productRatePlanChargeId'],
  properties: {
    productRatePlanChargeId: text,
    pricing: {
      type: 'object',
      properties: {
        discount: {
          type: 'object',
          required: ['discountPercentage'],
          properties: { discountPercentage: { type: 'number', minimum: 0, maximum: 100 } },
        },
      },
    },
    startDate: {
      type: 'object',
      required: ['triggerEvent'],
      properties: {
        triggerEvent: {
          enum: ['ContractEffective', 'ServiceActivation', 'CustomerAcceptance', 'SpecificDate'],
        },
        specificTriggerDate: day,
      },
    },
    endDate: {
      type: 'object',
      properties: {
        upToPeriods: { type: 'integer', minimum: 1 },
        upToPeriodsType: { enum: ['Billing_Periods', 'Months', 'Years'] },
      },
    },
  },
} as const;

const subscriptions = {
  type: 'array',
  minItems: 1,
  maxItems: 50,
  items: {
    type: 'object',
    required: ['orderActions'],
    properties: {
      orderActions: {
        type: 'array',
        minItems: 1,
        maxItems: 1,
        items: {
          type: 'object',
          required: ['type'],
          properties: {
            type: text,
            triggerDates: {
              type: 'array',
              items: {
                type: 'object',
                required: ['name', 'triggerDate'],
                properties: {
                  name: { enum: ['ContractEffective', 'ServiceActivation', 'CustomerAcceptance'] },
                  triggerDate: day,
                },
              },
            },
            createSubscription: {
              type: 'object',
              required: ['terms', 'subscribeToRatePlans'],
              properties: {
                subscriptionNumber: text,
                terms: {
                  type: 'object',
                  required: ['initialTerm'],
                  properties: { initialTerm: term, renewalTerms: { type: 'array', items: term } },
                },
                subscribeToRatePlans: {
                  type: 'array',
                  minItems: 1,
                  items: {
                    type: 'object',
                    required: ['productRatePlanId'],
                    properties: {
                      productRatePlanId: text,
                      chargeOverrides: { type: 'array', items: chargeOverride },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
} as const;

/** Holds a request to `OrderRequest`. */
export const orderSchema = {
  type: 'object',
  required: ['orderDate', 'subscriptions'],
  properties: {
    orderNumber: text,
    orderDate: day,
    existingAccountNumber: text,
    newAccount: {
      type: 'object',
      required: ['name', 'currency', 'billToContact'],
      properties: {
        accountNumber: text,
        name: text,
        currency: text,
        billToContact: contact,
        soldToContact: contact,
        hpmCreditCardPaymentMethodId: text,
      },
    },
    subscriptions,
    processingOptions: {
      type: 'object',
      properties: {
        runBilling: { type: 'boolean' },
        collectPayment: { type: 'boolean' },
        billingOptions: { type: 'object', properties: { targetDate: day } },
        electronicPaymentOptions: { type: 'object', properties: { paymentMethodId: text } },
      },
    },
  },
} as const;

/** Holds a request to `PreviewRequest`. */
export const previewSchema = {
  type: 'object',
  required: ['orderDate', 'subscriptions', 'previewOptions'],
  properties: {
    orderDate: day,
    existingAccountNumber: text,
    previewAccountInfo: {
      type: 'object',
      required: ['currency'],
      properties: { currency: text, soldToContact: previewContact, billToContact: previewContact },
    },
    subscriptions,
    previewOptions: {
      type: 'object',
      required: ['previewThruType'],
      properties: {
        previewThruType: { enum: ['NumberOfPeriods', 'SpecificDate', 'TermEnd'] },
        previewNumberOfPeriods: { type: 'integer', minimum: 1, maximum: 60 },
        specificPreviewThruDate: day,
      },
    },
  },
} as const;
