import type { Refusal } from '../refusal.ts';

/** There is no invoice of this number, or it is another member's: both are answered alike. */
export const invoiceNotFound: Refusal = {
  statusCode: 404,
  error: { code: 'INVOICE_NOT_FOUND', title: 'Whoops', detail: 'There is no such invoice.' },
};

/** The billing company has the invoice, and no file of it yet. */
export const invoiceFileNotReady: Refusal = {
  statusCode: 503,
  error: {
    code: 'INVOICE_FILE_NOT_READY',
    title: 'Whoops',
    detail: 'The PDF of this invoice cannot be fetched at the moment. Please try again in a few minutes.',
  },
};
