/** Of quotes, purchases and payment methods. */
const buying = [
  'ADDRESS_INCOMPLETE',
  'ADDRESS_UNKNOWN',
  'ALREADY_SUBSCRIBER',
  'APPROVAL_UNKNOWN',
  'BILLING_UNAVAILABLE',
  'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION',
  'CANNOT_SUBSCRIBE',
  'CANNOT_UPGRADE',
  'DEFAULT_PAYMENT_METHOD_EXPIRED',
  'INTERRUPTED',
  'ORDER_REFUSED',
  'PAYMENT_DECLINED',
  'PAYMENT_METHOD_EXPIRED',
  'PAYMENT_REFERENCE_UNKNOWN',
  'PAYMENT_TYPE_NOT_ALLOWED',
  'PAYPAL_NOT_APPROVED',
  'PAYPAL_UNAVAILABLE',
  'PLAN_NOT_SOLD',
  'POSTAL_CODE_MALFORMED',
  'PURCHASE_KEY_REUSED',
  'PURCHASE_NOT_FOUND',
  'QUOTE_CHANGED',
  'QUOTE_EXPIRED',
  'QUOTE_NOT_FOUND',
  'SUBSCRIPTION_ALREADY_QUEUED',
  'TOO_MANY_CARD_PAGES',
  'TOO_MANY_PAYPAL_APPROVALS',
  'TOO_MANY_PURCHASES',
  'TOO_MANY_QUOTES',
  'TOO_MANY_WALLET_SESSIONS',
  'WALLET_NOT_OFFERED',
] as const;

/** Of changes of a subscription that runs. */
const changing = [
  'CHANGED_ELSEWHERE',
  'CHANGE_CHANGED',
  'CHANGE_EXPIRED',
  'CHANGE_NOT_FOUND',
  'CHANGE_OPEN',
  'FREE_DAYS',
  'NEVER_RENEWS',
  'NOTHING_PLANNED',
  'NOTHING_TO_CHANGE',
  'NOT_PAUSED',
  'NO_GUARANTEE',
  'NO_STUDENT_PRICE',
  'NO_WITHDRAWAL',
  'PAUSE_PLANNED',
  'PAYMENT_DUE',
  'PLAN_CHANGE_PLANNED',
  'PLAN_NOT_CHANGEABLE',
  'PLAN_QUEUED',
  'PLAN_WAITS',
  'PURCHASE_OPEN',
  'RENEWAL_IS_OFF',
  'RENEWAL_IS_ON',
  'SAME_PLAN',
  'STUDENT_NOT_VERIFIED',
  'STUDENT_PRICE_RUNS',
  'SUBSCRIPTION_CANCELLED',
  'TOO_MANY_CHANGES',
] as const;

/** Of leaving it, of how it is paid, and of its invoices and days. */
const subscribing = [
  'BILLED_ELSEWHERE',
  'DAY_NOT_FOUND',
  'INVOICE_FILE_NOT_READY',
  'INVOICE_NOT_FOUND',
  'NOTHING_BILLED',
  'REPLACEMENT_OPEN',
  'SUBSCRIPTION_NOT_FOUND',
  'TOO_MANY_LOOK_UPS',
  'TOO_MANY_REPLACEMENTS',
] as const;

const giving = [
  'GIFT_CHANGED',
  'GIFT_CLOSED',
  'GIFT_JUST_SENT',
  'GIFT_NOT_FOUND',
  'TOO_MANY_GIFT_MAILS',
  'TOO_MANY_GIFT_REFUNDS',
] as const;

/** Of signing up, logging in and proving that it is oneself. */
const loggingIn = [
  'APP_CODE_MISSING',
  'APP_CODE_USED',
  'CODE_EXPIRED',
  'CODE_MISSING',
  'EMAIL_TAKEN',
  'EXPIRED',
  'INVALID_TOKEN',
  'NOT_YOUR_ACCOUNT',
  'NO_PENDING_SIGN_IN',
  'NO_SIGN_IN_UNDER_WAY',
  'OTHER_LINK_OPENED',
  'PASSKEY_EXPIRED',
  'PASSKEY_REFUSED',
  'PASSWORD_MISSING',
  'PASSWORD_TRIES_USED_UP',
  'PROOF_TOO_OLD',
  'SIGNED_OUT',
  'SIGN_IN_AGAIN',
  'SIGN_IN_REPLACED',
  'TOO_MANY_APP_CODES',
  'TOO_MANY_ATTEMPTS',
  'UNAVAILABLE',
  'WAIT_FOR_CODE',
  'WRONG_APP_CODE',
  'WRONG_CODE',
  'WRONG_CREDENTIALS',
] as const;

/** Of ways to log in, of workplaces, and of the account's data. */
const connecting = [
  'ADDRESS_NOT_PROVEN',
  'ADDRESS_OUTSIDE_WORKPLACE',
  'ADDRESS_PROVEN',
  'APP_KEY_EXPIRED',
  'CONNECTION_EXPIRED',
  'CONNECTION_FAILED',
  'CONNECTION_REFUSED',
  'CONNECTION_TAKEN',
  'CONNECTION_UNKNOWN',
  'FILE_NOT_READY',
  'IDENTITY_LINKED_ALREADY',
  'IDENTITY_OF_ANOTHER',
  'LOOK_UP_TERM_INVALID',
  'LOOK_UP_TERM_MISSING',
  'NOT_A_MEMBER',
  'NOT_LINKED',
  'ONLY_LOGIN_METHOD',
  'PASSKEY_KNOWN',
  'TOO_MANY_PASSKEYS',
  'WORK_EMAIL_REFUSED',
  'WRONG_IDENTITY',
] as const;

const sharing = [
  'BUDDIES_FULL',
  'BUDDY_BLOCKED',
  'BUDDY_LINK_UNKNOWN',
  'BUDDY_NOT_FOUND',
  'FAMILY_FULL',
  'NO_FAMILY_PLAN',
  'OWN_BUDDY_LINK',
] as const;

/** Of any request. Those that begin with `FST_` are the framework's own. */
const requesting = [
  'CHECK_AGAIN',
  'CONSENT_MISSING',
  'FOREIGN_ORIGIN',
  'FST_ERR_BAD_URL',
  'FST_ERR_CTP_BODY_TOO_LARGE',
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
  'FST_ERR_CTP_INVALID_JSON_BODY',
  'FST_ERR_CTP_INVALID_MEDIA_TYPE',
  'FST_ERR_MALFORMED_REQUEST',
  'FST_ERR_REQUEST_TIMEOUT',
  'HEADERS_TOO_LARGE',
  'INVALID',
  'INVALID_REQUEST',
  'METHOD_NOT_ALLOWED',
  'NOT_FOUND',
  'NOT_READY',
  'SERVER_PROBLEM',
  'TOO_MANY_REQUESTS',
  'UNAUTHORISED',
  'UNKNOWN_CALLER',
] as const;

/** Every code that an answer may have, by what it is about. Each has an entry in the error atlas of Storybook, or does not compile. */
export const errorCodesByArea = {
  buying,
  changing,
  subscribing,
  giving,
  loggingIn,
  connecting,
  sharing,
  requesting,
} as const;
export type ErrorArea = keyof typeof errorCodesByArea;
export type ErrorCodeOf<Area extends ErrorArea> = (typeof errorCodesByArea)[Area][number];
export type ErrorCode = ErrorCodeOf<ErrorArea>;

export const errorCodes: readonly ErrorCode[] = Object.values(errorCodesByArea).flat();

/** Whether a code is one that is answered. */
export function isErrorCode(code: string): code is ErrorCode {
  return errorCodes.some((known) => known === code);
}
