import { Type, type Static, type TProperties } from 'typebox';
import { languages } from '../../domain/languages.ts';
import {
  actions,
  activityCategories,
  authProviders,
  billingSources,
  groupMemberRoles,
  platforms,
  subscriptionStatuses,
  userKinds,
} from './enumerations.ts';
import { answers } from './consent-cookies.ts';

const Name = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9 _-]{0,79}$' });
const Code = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });

/** What every event tells. Anything that is not named here or in the event's own kind is refused. */
const everyEvent = {
  /** Made by the page, so that a batch sent twice counts once. */
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  /** As `toISOString` writes it, and a moment that there is. */
  at: Type.String({
    format: 'date-time',
    pattern: '^[12]\\d{3}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$',
  }),
  platform: Type.Enum([...platforms]),
  language: Type.Enum([...languages]),
  name: Name,
};

function kindOfEvent<const Kind extends string, Fields extends TProperties>(type: Kind, fields: Fields) {
  return Type.Object({ type: Type.Literal(type), ...everyEvent, ...fields }, { additionalProperties: false });
}

const ScreenView = kindOfEvent('screenView', { variant: Type.Optional(Name) });

const Web = kindOfEvent('web', { action: Type.Enum([...actions]), label: Type.Optional(Name) });

const Registration = kindOfEvent('registration', {
  connection: Type.Enum([...authProviders]),
  userKind: Type.Enum([...userKinds]),
});

const Subscription = kindOfEvent('subscription', {
  action: Type.Enum([...actions]),
  planCode: Type.Optional(Code),
  status: Type.Enum([...subscriptionStatuses]),
  billingSource: Type.Enum([...billingSources]),
  groupMemberRole: Type.Optional(Type.Enum([...groupMemberRoles])),
});

const Activity = kindOfEvent('activity', {
  category: Type.Enum([...activityCategories]),
  action: Type.Enum([...actions]),
  answer: Type.Optional(Type.Enum(['on', 'off'])),
  /** What was listened to or read: `four-and-four`. */
  contentId: Type.Optional(Code),
});

const SsoConnectionLookup = kindOfEvent('ssoConnectionLookup', {
  /** The name of an organisation or a domain. An address of a person has an @ and is refused. */
  lookupTerm: Type.Optional(Type.String({ pattern: '^[^@]{1,80}$' })),
  lookupType: Type.Optional(Code),
});

export const AnalyticsEvent = Type.Union([
  ScreenView,
  Web,
  Registration,
  Subscription,
  Activity,
  SsoConnectionLookup,
]);
export type AnalyticsEvent = Static<typeof AnalyticsEvent>;

export const AnalyticsBatch = Type.Object(
  { events: Type.Array(AnalyticsEvent, { minItems: 1, maxItems: 50 }) },
  {
    additionalProperties: false,
    examples: [
      {
        events: [
          {
            type: 'screenView',
            id: '3f0c2a4e-5b1d-4c62-9f0e-2a7d1b8c9e10',
            at: '2026-11-21T20:15:00.000Z',
            platform: 'web',
            language: 'en',
            name: 'login screenview',
          },
        ],
      },
    ],
  },
);
export type AnalyticsBatch = Static<typeof AnalyticsBatch>;

export const BatchKept = Type.Object(
  {
    data: Type.Object({ attributes: Type.Object({ kept: Type.Integer() }) }),
  },
  { examples: [{ data: { attributes: { kept: 1 } } }] },
);

const Answer = Type.Enum([...answers]);

export const ConsentForm = Type.Object(
  {
    /** The button pressed: an answer for all, `some` where each box counts, `again` to see them once more. */
    choice: Type.Optional(Type.Enum([...answers, 'some', 'again'])),
    analytics: Type.Optional(Answer),
    marketing: Type.Optional(Answer),
    /** The page to come back to. */
    path: Type.Optional(Type.String()),
  },
  { examples: [{ choice: 'some', analytics: 'accept', path: '/plans' }] },
);
export type ConsentForm = Static<typeof ConsentForm>;

export const ConsentAnswer = Type.Object(
  {
    data: Type.Object({ attributes: Type.Object({ analytics: Answer, marketing: Answer }) }),
  },
  { examples: [{ data: { attributes: { analytics: 'accept', marketing: 'decline' } } }] },
);
