import { Type, type Static } from 'typebox';
import { addMonths, dayOf } from '../../../domain/days.ts';
import { isCountryCode, isTaxExclusive } from '../../../domain/countries.ts';
import { languagePrefix, languages, type Language } from '../../../domain/languages.ts';
import { invalidField } from '../../../http/invalid-field.ts';
import { otherAccount } from '../../../http/member.ts';
import {
  pageForm,
  type FactsOf,
  type FormResult,
  type PageHandler,
  type PageVisit,
} from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { likelyCountries, zoneOfCountry } from '../catalogue/price-zones.ts';
import { latestMonths, readGift, type GiftDetails } from '../gifts/gift.ts';
import { giftKinds } from '../gifts/gift-kinds.ts';
import type { Gift } from '../gifts/repository.ts';
import type { Refusal } from '../refusal.ts';
import { giftChoicesIn, giftIdIn, giftKindIn } from './gift-facts.ts';
import { taxShown } from './offer-facts.ts';
import type { PageSources } from './page-sources.ts';

type Facts = FactsOf<'giveGift'>;
type OpenForm = Extract<Facts, { status: 'form' }>;
type Values = OpenForm['values'];
type Problems = OpenForm['problems'];

const Typed = Type.Optional(Type.String({ maxLength: 4000 }));

const GiveGiftForm = Type.Object({
  /** Whom the page was drawn for. */
  userId: Type.String({ maxLength: 100 }),
  kind: Type.Enum([...giftKinds]),
  receiverName: Typed,
  receiverEmail: Typed,
  message: Typed,
  language: Type.Enum([...languages]),
  sendOn: Typed,
  country: Typed,
  postalCode: Typed,
});

/** Takes whom a gift is for, and leads on to its payment. Giving needs an account; looking does not. */
export function giveGiftPage(sources: PageSources): PageHandler {
  const { billing, clock, locationOf, userIdOf, personOf } = sources;
  const page = (facts: Facts) => ({ route: 'giveGift', facts, personal: true }) as const;

  function openForm(
    userId: string,
    values: Values,
    more: Partial<Pick<OpenForm, 'problems' | 'failure'>> = {},
  ): OpenForm {
    const zone = zoneOfCountry(values.country);
    const today = dayOf(clock.now());
    return {
      ...{ status: 'form', userId, choices: giftChoicesIn(zone), values, problems: {} },
      tax: isTaxExclusive(values.country) ? 'added' : 'included',
      postalCodeWanted: isTaxExclusive(values.country),
      days: { first: today, last: addMonths(today, latestMonths) },
      ...more,
    };
  }

  /** A gift that was shown, to be changed, or an empty form. */
  async function valuesFor({ request, language }: PageVisit, userId: string): Promise<Values> {
    const query = queryOf(request);
    const id = giftIdIn(query);
    const shown = id === undefined ? undefined : await billing.gifts.find(id, userId);
    if (shown?.state === 'shown') return valuesOf(shown);
    return {
      ...{ kind: giftKindIn(query), receiverName: '', receiverEmail: '', message: '', language, sendOn: '' },
      country: (await locationOf(request, language)).country ?? likelyCountries[language],
      postalCode: '',
    };
  }

  function refused(userId: string, values: Values, { statusCode, error }: Refusal): FormResult {
    const postalCode = postalCodeProblems[error.code];
    const minutes = statusCode === 429 ? (error.data?.minutes ?? 1) : undefined;
    const facts = openForm(userId, values, {
      ...(postalCode !== undefined
        ? { problems: { postalCode } }
        : {
            failure:
              minutes === undefined ? { reason: 'unavailable' } : { reason: 'tooManyAttempts', minutes },
          }),
    });
    return {
      page: { ...page(facts), statusCode, ...(minutes !== undefined && { retryAfterMinutes: minutes }) },
      errors: [error],
    };
  }

  async function submit(
    { request, language }: PageVisit,
    { userId: drawnFor, ...typed }: Static<typeof GiveGiftForm>,
  ): Promise<FormResult> {
    const userId = await userIdOf(request);
    const person = userId === undefined ? undefined : await personOf(userId);
    if (userId === undefined || person === undefined) return { logInFirst: true };
    if (drawnFor !== userId) {
      const { statusCode, error } = otherAccount;
      return { page: { ...page({ status: 'otherAccount' }), statusCode }, errors: [error] };
    }
    const values = valuesTyped(typed, language);
    const read = readGift(values, dayOf(clock.now()));
    const { country } = values;
    const postalCode = values.postalCode.trim();
    const missing = isTaxExclusive(country) && postalCode === '';
    const problems: Problems = {
      ...(!read.ok && read.problems),
      ...(missing && { postalCode: 'missing' as const }),
    };
    if (!read.ok || Object.keys(problems).length > 0) {
      return {
        page: { ...page(openForm(userId, values, { problems })), statusCode: 422 },
        errors: Object.keys(problems).map((field) => invalidField(field)),
      };
    }
    const wish = { kind: values.kind, country, ...(isTaxExclusive(country) && { postalCode }) };
    const shown = await billing.gifts.show(person, wish, read.details satisfies GiftDetails);
    if (!shown.ok) return refused(userId, values, shown.refusal);
    return { redirectTo: `${languagePrefix(language)}/gift/pay?gift=${shown.gift.id}` };
  }

  return {
    show: async (visit) => {
      const { request, language } = visit;
      const query = queryOf(request);
      const userId = await userIdOf(request);
      if (userId !== undefined) return page(openForm(userId, await valuesFor(visit, userId)));
      if (query.has('begin') || query.has('gift')) return { logInFirst: true };
      const location = await locationOf(request, language);
      return page({
        ...{ status: 'signedOut', kind: giftKindIn(query), choices: giftChoicesIn(location.zone) },
        tax: taxShown(location),
      });
    },
    form: pageForm({ body: GiveGiftForm, submit }),
  };
}

const postalCodeProblems: Readonly<Partial<Record<string, NonNullable<Problems['postalCode']>>>> = {
  ADDRESS_INCOMPLETE: 'missing',
  POSTAL_CODE_MALFORMED: 'malformed',
  ADDRESS_UNKNOWN: 'unknown',
};

function valuesTyped(
  { country = '', ...typed }: Omit<Static<typeof GiveGiftForm>, 'userId'>,
  language: Language,
): Values {
  const { receiverName = '', receiverEmail = '', message = '', sendOn = '', postalCode = '' } = typed;
  return {
    ...{ kind: typed.kind, receiverName, receiverEmail, message, language: typed.language, sendOn },
    country: isCountryCode(country) ? country : likelyCountries[language],
    postalCode: postalCode.slice(0, 20),
  };
}

function valuesOf({ wish, card, receiverEmail, sendOn }: Gift): Values {
  return {
    ...{ kind: wish.kind, receiverName: card.receiverName, receiverEmail: receiverEmail ?? '' },
    ...{ message: card.message ?? '', language: card.language, sendOn: sendOn ?? '' },
    ...{ country: wish.country, postalCode: wish.postalCode ?? '' },
  };
}
