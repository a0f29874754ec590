import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { ApiError } from '../../http/api-errors.ts';
import { refusalInLanguage } from '../../http/refusal-words.ts';
import type { Day } from '../../domain/days.ts';
import { languagePrefix, languages, type Language } from '../../domain/languages.ts';
import type { EligibilityCode } from './eligibility.ts';
import type { Refusal } from './refusal.ts';

/** Where each code leads, without the prefix of a language. The page of the checkout's errors follows it. */
const leadsTo = {
  ALREADY_SUBSCRIBER: '/subscription',
  SUBSCRIPTION_ALREADY_QUEUED: '/subscription',
  CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION: '/subscription',
  CANNOT_UPGRADE: '/subscription',
  /** Without the voucher. */
  CANNOT_SUBSCRIBE: '/checkout',
  DEFAULT_PAYMENT_METHOD_EXPIRED: '/subscription/payment-method',
} as const satisfies Record<EligibilityCode, string>;

/** The texts of the page for these errors, which the wire uses as well. */
type Words = Record<EligibilityCode, { description: string; cta: string }> & {
  title: string;
  ALREADY_SUBSCRIBER: { instead: string };
  CANNOT_SUBSCRIBE: { descriptionWithVoucher: string };
};

const require = createRequire(import.meta.url);
const words = new Map<Language, Words>(languages.map((language) => [language, readWords(language)]));

/** A refusal of the catalogue of errors. Its words are English until it is answered. */
export function eligibilityRefusal(
  { code, renewalDate, trial = false }: { code: EligibilityCode; renewalDate?: Day; trial?: boolean },
  { userId, voucherCode = '' }: { userId: string; voucherCode?: string },
): Refusal {
  const error = {
    code,
    title: '',
    detail: messageOf(code, userId, voucherCode),
    data: {
      ...(renewalDate !== undefined && { renewal_date: renewalDate }),
      ...(trial && { free_trial: true }),
      ...(code === 'CANNOT_SUBSCRIBE' && voucherCode !== '' && { voucher_code: voucherCode }),
    },
  };
  return { statusCode: 409, error: errorIn('en', error) };
}

/**
 * An English error in the words of a language. In English the message stays the catalogue's, word for word. Errors
 * outside the catalogue have the words of all refusals.
 */
export function errorIn(language: Language, error: ApiError): ApiError {
  const { code, detail } = error;
  const texts = words.get(language);
  if (!isInCatalogue(code) || texts === undefined) return refusalInLanguage(language, error);
  return {
    code,
    title: texts.title,
    detail: language === 'en' ? detail : detailIn(texts, code, error),
    data: {
      ...error.data,
      cta_copy: texts[code].cta,
      help_link: `${languagePrefix(language)}${leadsTo[code]}`,
    },
  };
}

/** Names the voucher that was refused. A subscriber who wanted free days is offered the plans without them. */
function detailIn(texts: Words, code: EligibilityCode, { data }: ApiError): string {
  if (code === 'CANNOT_SUBSCRIBE' && data?.voucher_code !== undefined) {
    return texts[code].descriptionWithVoucher.replace('{{code}}', () => data.voucher_code ?? '');
  }
  const { description } = texts[code];
  return data?.free_trial === true ? `${description} ${texts.ALREADY_SUBSCRIBER.instead}` : description;
}

function isInCatalogue(code: string): code is EligibilityCode {
  return Object.hasOwn(leadsTo, code);
}

/** The messages of the catalogue, word for word. */
function messageOf(code: EligibilityCode, userId: string, voucherCode: string): string {
  switch (code) {
    case 'ALREADY_SUBSCRIBER':
      return "It looks like you're already a subscriber";
    case 'SUBSCRIPTION_ALREADY_QUEUED':
      return 'User may only have one queued subscription at a time';
    case 'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION':
      return "Sorry, this subscription can't be applied to your account and you can't schedule your next subscription.";
    case 'CANNOT_UPGRADE':
      return 'Sorry, you must have an upgradeable subscription';
    case 'CANNOT_SUBSCRIBE':
      return `User ${userId} cannot subscribe to ${voucherCode}`;
    case 'DEFAULT_PAYMENT_METHOD_EXPIRED':
      return `Default payment method status is expired for userId ${userId}`;
  }
}

function readWords(language: Language): Words {
  const path = require.resolve(`@stillpoint/translations/${language}/checkoutError.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Words;
}
