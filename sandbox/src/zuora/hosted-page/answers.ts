import type { PageSignature } from '../model.ts';
import type { CardEntry, CardFieldName, CardFields } from './card-entry.ts';
import type { CardRefusal } from './test-cards.ts';

/** What the page sends to the page around it: as JSON in a message, or as the query of the callback. */
export type PageMessage = { success: boolean } & Readonly<Record<string, string | boolean>>;

/** A refusal by Zuora's own rules has a code of its own; one by the bank is known by its message. */
const refusals: Readonly<Record<CardRefusal, { errorCode: string; errorMessage: string }>> = {
  declined: { errorCode: 'GatewayTransactionError', errorMessage: 'Transaction declined.' },
  expired: {
    errorCode: 'BusinessValidationError',
    errorMessage: 'The credit card expiration date has passed.',
  },
  wrongCode: {
    errorCode: 'GatewayTransactionError',
    errorMessage: 'Transaction declined. The security code does not match.',
  },
};

/** Zuora's names of each field. */
const zuoraFieldNames: Readonly<Record<CardFieldName, readonly string[]>> = {
  number: ['creditCardNumber'],
  holder: ['creditCardHolderName'],
  expiry: ['creditCardExpirationMonth', 'creditCardExpirationYear'],
  code: ['cardSecurityCode'],
};

/** The answer to a card that was entered. */
export function answerTo(
  entry: CardEntry,
  fields: CardFields & { field_passthrough1?: string },
  { token, signature, tenantId }: PageSignature,
): PageMessage {
  const common = {
    responseFrom: 'Response_From_Submit_Page',
    ...(fields.field_passthrough1 !== undefined && { field_passthrough1: fields.field_passthrough1 }),
  };
  switch (entry.outcome) {
    case 'accepted':
      return { success: true, refId: entry.method.id, token, signature, tenantId, ...common };
    case 'refused':
      return { success: false, ...refusals[entry.reason], ...common };
    case 'incomplete':
      return { success: false, ...validationError(entry.problems, fields), ...common };
  }
}

/** Empty fields are named; a value that cannot be right has a message alone. */
function validationError(problems: readonly CardFieldName[], fields: CardFields): Record<string, string> {
  const empty = problems.filter((name) => isEmpty(name, fields));
  if (empty.length === 0) {
    return { errorCode: 'BusinessValidationError', errorMessage: 'The card information is not valid.' };
  }
  return {
    errorCode: 'HostedPageFieldValidationError',
    errorMessage: '',
    ...Object.fromEntries(
      empty.flatMap((name) => zuoraFieldNames[name]).map((name) => [`errorField_${name}`, 'NullValue']),
    ),
  };
}

function isEmpty(name: CardFieldName, fields: CardFields): boolean {
  const typed: Record<CardFieldName, string | undefined> = {
    number: fields.field_creditCardNumber,
    holder: fields.field_creditCardHolderName,
    expiry: fields.field_creditCardExpirationDate ?? fields.field_creditCardExpirationMonth,
    code: fields.field_cardSecurityCode,
  };
  return (typed[name] ?? '').trim() === '';
}
