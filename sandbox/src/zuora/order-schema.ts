import { Type, type Static } from 'typebox';
import { DayText, OrderAction, Text } from './order-action-schema.ts';

const Country = Type.String({ pattern: '^[A-Z]{2}$' });

/** Zuora takes no characters of four bytes in names. */
const Name = Type.String({ minLength: 1, maxLength: 100, pattern: '^[^\\u{10000}-\\u{10ffff}]*$' });

/** A person to bill, with the address that decides the tax. */
export const Contact = Type.Object({
  firstName: Name,
  lastName: Name,
  workEmail: Type.Optional(Type.String({ maxLength: 80 })),
  address1: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
  state: Type.Optional(Type.String()),
  postalCode: Type.Optional(Type.String()),
  country: Country,
});
export type Contact = Static<typeof Contact>;

/** The address of a preview. */
export const PreviewContact = Type.Pick(Contact, ['country', 'state', 'postalCode']);
export type PreviewContact = Static<typeof PreviewContact>;

const Subscriptions = Type.Array(
  Type.Object({
    /** Of the subscription that is changed; absent where one is made. */
    subscriptionNumber: Type.Optional(Text),
    orderActions: Type.Array(OrderAction, { minItems: 1, maxItems: 50 }),
  }),
  { minItems: 1, maxItems: 50 },
);

/** Nor separators of paths in the names of accounts. */
const AccountName = Type.String({
  minLength: 1,
  maxLength: 255,
  pattern: '^[^/\\\\\\u{10000}-\\u{10ffff}]*$',
});

/** An account that comes into being with its first order. */
export const NewAccount = Type.Object({
  accountNumber: Type.Optional(Text),
  name: AccountName,
  currency: Text,
  autoPay: Type.Optional(Type.Boolean()),
  billToContact: Contact,
  soldToContact: Type.Optional(Contact),
  hpmCreditCardPaymentMethodId: Type.Optional(Text),
  paymentMethod: Type.Optional(
    Type.Object({
      type: Type.String(),
      BAID: Type.Optional(Type.String()),
      email: Type.Optional(Type.String()),
    }),
  ),
});
export type NewAccount = Static<typeof NewAccount>;

/** The parts of Zuora's orders request that the sandbox understands. Others are ignored. */
export const OrderRequest = Type.Object({
  orderNumber: Type.Optional(Text),
  orderDate: DayText,
  existingAccountNumber: Type.Optional(Text),
  newAccount: Type.Optional(NewAccount),
  subscriptions: Subscriptions,
  processingOptions: Type.Optional(
    Type.Object({
      runBilling: Type.Optional(Type.Boolean()),
      collectPayment: Type.Optional(Type.Boolean()),
      /** Pays with what the account has to its credit before anything is collected. */
      applyCredit: Type.Optional(Type.Boolean()),
      billingOptions: Type.Optional(Type.Object({ targetDate: Type.Optional(DayText) })),
      electronicPaymentOptions: Type.Optional(Type.Object({ paymentMethodId: Type.Optional(Text) })),
      /** Gives money of a cancelled subscription back. */
      refund: Type.Optional(Type.Boolean()),
      refundAmount: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    }),
  ),
});
export type OrderRequest = Static<typeof OrderRequest>;

/** The same order, calculated and not placed. */
export const PreviewRequest = Type.Object({
  orderDate: DayText,
  existingAccountNumber: Type.Optional(Text),
  previewAccountInfo: Type.Optional(
    Type.Object({
      currency: Text,
      soldToContact: Type.Optional(PreviewContact),
      billToContact: Type.Optional(PreviewContact),
    }),
  ),
  subscriptions: Subscriptions,
  previewOptions: Type.Object({
    previewThruType: Type.Enum(['NumberOfPeriods', 'SpecificDate', 'TermEnd']),
    previewNumberOfPeriods: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
    specificPreviewThruDate: Type.Optional(DayText),
  }),
});
export type PreviewRequest = Static<typeof PreviewRequest>;
