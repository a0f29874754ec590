import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { Check } from 'typebox/value';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOfPath, languages, type Language } from '../domain/languages.ts';
import { ApiErrors, apiErrors, type ApiError } from './api-errors.ts';
import { unstored } from './caching.ts';
import { isErrorCode, type ErrorCode } from './error-codes.ts';
import { languageOfCall, type CallWithLanguage } from './request-language.ts';

type Words = Record<string, unknown>;

const namespaces = [
  'account',
  'changeSubscription',
  'checkout',
  'checkoutError',
  'forgotPassword',
  'linkRecipient',
  'login',
  'missingProfileFields',
  'newPassword',
  'notFound',
  'passkeys',
  'refusals',
  'requestRefused',
  'saveExternalAuth',
  'serverProblem',
  'signUp',
  'ssoLogin',
  'workEmail',
  'workEnquiry',
] as const;

const tooManyAttempts = ['login', 'failure', 'tooManyAttempts', 'text'] as const;
const refusedChange = ['changeSubscription', 'refused', 'text'] as const;
const unreadable = ['requestRefused', 'unreadable', 'text'] as const;

/** Where a page has words for a refusal, the wire uses them. The others stand in `refusals`, by their codes. */
const wordsOfPages: Partial<Record<ErrorCode, readonly [(typeof namespaces)[number], ...string[]]>> = {
  WRONG_CREDENTIALS: ['login', 'failure', 'wrongCredentials', 'text'],
  EMAIL_TAKEN: ['signUp', 'failure', 'emailTaken', 'text'],
  TOO_MANY_ATTEMPTS: tooManyAttempts,
  TOO_MANY_CARD_PAGES: tooManyAttempts,
  TOO_MANY_CHANGES: tooManyAttempts,
  TOO_MANY_GIFT_MAILS: tooManyAttempts,
  TOO_MANY_GIFT_REFUNDS: tooManyAttempts,
  TOO_MANY_LOOK_UPS: tooManyAttempts,
  TOO_MANY_REPLACEMENTS: tooManyAttempts,
  TOO_MANY_PAYPAL_APPROVALS: tooManyAttempts,
  TOO_MANY_PURCHASES: tooManyAttempts,
  TOO_MANY_QUOTES: tooManyAttempts,
  TOO_MANY_WALLET_SESSIONS: tooManyAttempts,
  WAIT_FOR_CODE: ['saveExternalAuth', 'failure', 'waitForCode', 'minutes'],
  INVALID_TOKEN: ['linkRecipient', 'unknown', 'text'],
  LOOK_UP_TERM_MISSING: ['ssoLogin', 'lookup', 'term', 'missing'],
  LOOK_UP_TERM_INVALID: ['ssoLogin', 'lookup', 'term', 'invalid'],
  CHECK_AGAIN: ['workEnquiry', 'failure', 'checkAgain', 'text'],
  WORK_EMAIL_REFUSED: ['workEmail', 'failure', 'text'],
  EXPIRED: ['login', 'failure', 'expired', 'text'],
  ADDRESS_NOT_PROVEN: ['account', 'proof', 'byCode'],
  PASSKEY_REFUSED: ['login', 'failure', 'passkeyRefused', 'text'],
  PASSKEY_EXPIRED: ['passkeys', 'device', 'cancelled', 'text'],
  PASSKEY_KNOWN: ['passkeys', 'device', 'known', 'text'],
  TOO_MANY_PASSKEYS: ['passkeys', 'add', 'full'],
  UNAVAILABLE: ['login', 'failure', 'unavailable', 'text'],
  SERVER_PROBLEM: ['serverProblem', 'text'],
  FOREIGN_ORIGIN: ['requestRefused', 'foreignPage', 'text'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['requestRefused', 'tooLarge', 'text'],
  METHOD_NOT_ALLOWED: unreadable,
  INVALID_REQUEST: unreadable,
  PAYMENT_DECLINED: ['checkout', 'pay', 'card', 'declined', 'text'],
  PAYMENT_METHOD_EXPIRED: ['checkout', 'pay', 'card', 'expired', 'text'],
  PAYPAL_UNAVAILABLE: ['checkout', 'pay', 'paypal', 'unavailable', 'text'],
  WALLET_NOT_OFFERED: ['checkout', 'pay', 'wallet', 'unavailable', 'text'],
  ADDRESS_INCOMPLETE: ['checkout', 'region', 'postalCode', 'missing'],
  ADDRESS_UNKNOWN: ['checkout', 'region', 'postalCode', 'unknown'],
  POSTAL_CODE_MALFORMED: ['checkout', 'region', 'postalCode', 'malformed'],
  QUOTE_EXPIRED: ['refusals', 'QUOTE_CHANGED'],
  NO_GUARANTEE: [...refusedChange, 'NO_GUARANTEE'],
  NO_STUDENT_PRICE: [...refusedChange, 'NO_STUDENT_PRICE'],
  NO_WITHDRAWAL: [...refusedChange, 'NO_WITHDRAWAL'],
  STUDENT_NOT_VERIFIED: [...refusedChange, 'STUDENT_NOT_VERIFIED'],
  CHANGE_EXPIRED: ['refusals', 'CHANGE_CHANGED'],
};

const require = createRequire(import.meta.url);
const words = new Map(languages.map((language) => [language, readWords(language)]));

/** Answers each refusal in the language of its request. */
export function translateRefusals(app: FastifyInstance) {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    if (reply.statusCode < 400 || !Check(ApiErrors, payload)) done(null, payload);
    else done(null, refusalsInLanguage(languageOfRefusal(request), payload));
  });
}

/** Answers what is not even a request: an address that cannot be read. No hook runs for it. */
export function answerUnreadable(
  { code, statusCode }: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const known = isErrorCode(code) ? code : 'FST_ERR_BAD_URL';
  const answer = apiErrors({ code: known, title: 'Whoops', detail: 'This address cannot be read.' });
  void reply.header('cache-control', unstored);
  void reply.code(statusCode ?? 400).send(refusalsInLanguage(languageOfRefusal(request), answer));
}

/** The language of the request's own path, else of the page that sent it or of the browser. */
export function languageOfRefusal(request: Pick<FastifyRequest, 'url'> & CallWithLanguage): Language {
  const ofPath = languageOfPath(request.url);
  return ofPath === 'en' ? languageOfCall(request) : ofPath;
}

/** The same refusals in a language, with the words that pages have for them. */
export function refusalsInLanguage(language: Language, answer: ApiErrors): ApiErrors {
  return { ...answer, errors: answer.errors.map((error) => refusalInLanguage(language, error)) };
}

/** One refusal in a language. What the table does not have stays as it is. */
export function refusalInLanguage(language: Language, error: ApiError): ApiError {
  const detail = detailIn(language, error);
  if (detail === undefined) return error;
  const title = textAt(language, [error.code === 'NOT_FOUND' ? 'notFound' : 'checkoutError', 'title']);
  // What a developer has to know of a malformed request stays, in English.
  const problem = pathOf(error.code) === unreadable && { data: { ...error.data, problem: error.detail } };
  return { ...error, title: title ?? error.title, detail, ...problem };
}

/** Undefined for what is not in the table: it has its words already, or speaks to a server of another company. */
function detailIn(language: Language, { code, source, data }: ApiError): string | undefined {
  if (code === 'INVALID') {
    const field = [source?.pointer.slice(1) ?? '', data?.problem ?? ''];
    if (data?.suggestion === undefined) {
      const ofForm = data?.form === undefined ? undefined : textAt(language, [data.form, ...field]);
      return ofForm ?? textAt(language, ['signUp', ...field]);
    }
    return textAt(language, ['refusals', 'SUGGESTION'])?.replace('{{email}}', () => data.suggestion ?? '');
  }
  const path = pathOf(code);
  return textAt(language, path) ?? countedAt(language, path, data?.minutes ?? 1);
}

/** Words with a form for each plural of their language. */
function countedAt(language: Language, path: readonly string[], count: number): string | undefined {
  const form = new Intl.PluralRules(language).select(count);
  return textAt(language, [...path.slice(0, -1), `${path.at(-1) ?? ''}_${form}`])?.replace(
    '{{count}}',
    String(count),
  );
}

/** Where the words of a code stand. Fastify names its own faults `FST_…`. */
function pathOf(code: ErrorCode): readonly string[] {
  return wordsOfPages[code] ?? (code.startsWith('FST_') ? unreadable : ['refusals', code]);
}

function textAt(language: Language, path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>(
    (within, part) => (isWords(within) && Object.hasOwn(within, part) ? within[part] : undefined),
    words.get(language),
  );
  return typeof found === 'string' ? found : undefined;
}

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null;
}

function readWords(language: Language): Words {
  return Object.fromEntries(
    namespaces.map((name) => {
      const path = require.resolve(`@stillpoint/translations/${language}/${name}.json`);
      return [name, JSON.parse(readFileSync(path, 'utf8')) as Words];
    }),
  );
}
