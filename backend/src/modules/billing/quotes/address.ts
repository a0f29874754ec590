import { isTaxExclusive } from '../../../domain/countries.ts';
import { typedZipCode, zipCode } from '../../../domain/zip-code.ts';
import type { Refusal } from '../refusal.ts';
import type { BillingAddress } from '../zuora/order-body.ts';

export const addressUnknown: Refusal = {
  statusCode: 422,
  error: { code: 'ADDRESS_UNKNOWN', title: 'Whoops', detail: 'This ZIP code is not known.' },
};

export const postalCodeMalformed: Refusal = {
  statusCode: 422,
  error: { code: 'POSTAL_CODE_MALFORMED', title: 'Whoops', detail: 'A ZIP code has five digits.' },
};

/** Whether a ZIP code is none by its form. Whether one exists, the billing company knows. */
export function isMalformed({ country, postalCode }: BillingAddress): boolean {
  return isTaxExclusive(country) && postalCode !== undefined && !zipCode.test(postalCode);
}

/** The address of what is wished for. */
export function addressOf({
  country,
  postalCode,
}: {
  country: string;
  postalCode?: string | undefined;
}): BillingAddress {
  if (postalCode === undefined) return { country };
  return { country, postalCode: isTaxExclusive(country) ? typedZipCode(postalCode) : postalCode };
}
