import { Type, type Static } from 'typebox';
import { longestTexts } from '@stillpoint/translations/textLengths.ts';
import { CountryCode } from '../../../domain/countries.ts';
import { DayText } from '../../../domain/day-text.ts';
import { addDays, addMonths, type Day } from '../../../domain/days.ts';
import { problemOfEmail } from '../../../domain/email.ts';
import type { Language } from '../../../domain/languages.ts';
import { Money } from '../../../domain/money.ts';
import { problemOfName } from '../../../domain/person-name.ts';
import { holdsAddress, holdsLongNumber, withoutHiddenCharacters } from '../../../domain/written-text.ts';
import { taxModes } from '../catalogue/tax-mode.ts';
import { paymentTypes } from '../payment-methods.ts';
import { giftKinds } from './gift-kinds.ts';

/** What a gift is priced by. */
export const GiftWish = Type.Object({
  kind: Type.Enum([...giftKinds]),
  country: CountryCode,
  /** In the US it decides the tax. */
  postalCode: Type.Optional(Type.String({ maxLength: 20 })),
});
export type GiftWish = Static<typeof GiftWish>;

/** What the receiver reads. */
export interface GiftCard {
  receiverName: string;
  /** Plain text, of which nothing is made a link. */
  message?: string;
  /** The language of the mail. */
  language: Language;
}

/** All that is shown of what a gift costs. What is shown is what is charged, once. */
export const GiftOffer = Type.Object({
  kind: Type.Enum([...giftKinds]),
  country: Type.String(),
  taxMode: Type.Enum([...taxModes]),
  lines: Type.Array(Type.Object({ kind: Type.Enum(['plan', 'discount', 'tax']), amount: Money })),
  total: Money,
  paidOn: DayText,
  paymentTypes: Type.Array(Type.Enum([...paymentTypes])),
});
export type GiftOffer = Static<typeof GiftOffer>;

/** The last day on which a gift can be redeemed that is kept with the first day on which it cannot. */
export function lastDayOf(validUntil: Day): Day {
  return addDays(validUntil, -1);
}

export const longestMessage = longestTexts.giftMessage;

/** For how many months ahead a day can be chosen. */
export const latestMonths = 12;

/** A gift as its giver describes it, in what was typed. */
export interface TypedGift {
  receiverName: string;
  receiverEmail: string;
  message: string;
  language: Language;
  /** Empty for at once. */
  sendOn: string;
}

/** Whom a gift is for, and when it goes out. */
export interface GiftDetails {
  card: GiftCard;
  receiverEmail: string;
  sendOn: Day | null;
}

/** What is wrong with what was typed, by field. */
export interface GiftProblems {
  receiverName?: 'missing' | NonNullable<ReturnType<typeof problemOfName>>;
  receiverEmail?: NonNullable<ReturnType<typeof problemOfEmail>>;
  message?: 'tooLong' | 'address';
  sendOn?: 'invalid' | 'past' | 'tooLate';
}

/** Reads what was typed of a gift on a day, or says what is wrong with it. */
export function readGift(
  typed: TypedGift,
  today: Day,
): { ok: true; details: GiftDetails } | { ok: false; problems: GiftProblems } {
  const receiverName = typed.receiverName.trim().replace(/\s+/g, ' ');
  const receiverEmail = typed.receiverEmail.trim();
  const message = readMessage(typed.message);
  const sendOn = typed.sendOn.trim();
  const nameProblem = receiverName === '' ? ('missing' as const) : problemOfName(receiverName);
  const emailProblem = problemOfEmail(receiverEmail);
  const messageProblem = problemOfMessage(message);
  const dayProblem = problemOfDay(sendOn, today);
  const problems: GiftProblems = {
    ...(nameProblem && { receiverName: nameProblem }),
    ...(emailProblem && { receiverEmail: emailProblem }),
    ...(messageProblem && { message: messageProblem }),
    ...(dayProblem && { sendOn: dayProblem }),
  };
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const card = { receiverName, ...(message !== '' && { message }), language: typed.language };
  return { ok: true, details: { card, receiverEmail, sendOn: sendOn === '' ? null : sendOn } };
}

/** Lines stay lines: forms end them with two characters. */
function readMessage(typed: string): string {
  const lines = typed.split(/\r\n?|\n/).map((line) => withoutHiddenCharacters(line).trimEnd());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function problemOfMessage(message: string): GiftProblems['message'] {
  if (Array.from(message).length > longestMessage) return 'tooLong';
  const leadsAway = (line: string) => holdsAddress(line) || holdsLongNumber(line);
  return message.split('\n').some(leadsAway) ? 'address' : undefined;
}

function problemOfDay(day: string, today: Day): GiftProblems['sendOn'] {
  if (day === '') return undefined;
  if (!isDay(day)) return 'invalid';
  if (day < today) return 'past';
  return day > addMonths(today, latestMonths) ? 'tooLate' : undefined;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
