import { Type } from 'typebox';
import { otherAccount } from '../../../http/member.ts';
import { pageForm, type FormResult, type MemberVisit, type PageHandler } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { problemOfName, type NameProblem } from '../../../domain/person-name.ts';
import { missingFields, profileFields, type ProfileField } from '../../../domain/profile-fields.ts';
import { accountOfVisit } from '../account-of-visit.ts';
import type { Accounts, KnownAccount } from '../ports.ts';
import { destinationFactsFrom } from '../sign-in/destination-facts.ts';
import { addressOf, destinationOf, type Destination, type DestinationRules } from '../sign-in/destination.ts';
import { Typed } from '../sign-in/forms.ts';
import { readSignInParams } from '../sign-in/sign-in-params.ts';
import { saveNames, type NameParts } from './save-names.ts';

/** The form for what a profile lacks, opened or refused. */
export type MissingProfileFieldsFacts =
  | {
      status: 'ready';
      /** Whom the page was drawn for. */
      userId: string;
      /** What is asked for. */
      fields: readonly ProfileField[];
      values: Record<ProfileField, string>;
      problems: Partial<Record<ProfileField, 'missing' | NameProblem>>;
    }
  | { status: 'otherAccount' };

/** What the page works with. */
export interface MissingProfileFieldsParts extends NameParts {
  accounts: NameParts['accounts'] & Pick<Accounts, 'byId'>;
  rules: DestinationRules;
}

const Form = Type.Object({
  userId: Type.String({ maxLength: 100 }),
  firstName: Typed,
  lastName: Typed,
});

/** Asks for the names that a profile lacks, and leads on to where the sign-in would have led. */
export function missingProfileFieldsPage(parts: MissingProfileFieldsParts): PageHandler<MemberVisit> {
  const { accounts, rules } = parts;

  return {
    show: async (visit) => {
      const account = await accountOfVisit(visit, { accounts });
      const fields = missingFields(account, rules.requiredProfileFields);
      if (fields.length === 0) return { redirectTo: addressOf(onwardFrom(visit, account, rules)) };
      return { route: 'missingProfileFields', facts: openForm(account, fields) };
    },
    form: pageForm({
      body: Form,
      submit: async (visit: MemberVisit, { userId, ...typed }): Promise<FormResult> => {
        if (userId !== visit.userId) {
          const { statusCode, error } = otherAccount;
          const facts: MissingProfileFieldsFacts = { status: 'otherAccount' };
          return { page: { route: 'missingProfileFields', facts, statusCode }, errors: [error] };
        }
        const account = await accountOfVisit(visit, { accounts });
        // Sent twice, or saved in another tab meanwhile: what is there stays as it is.
        const fields = missingFields(account, rules.requiredProfileFields);
        const { firstName, lastName } = account;
        const names = { firstName, lastName };
        for (const field of fields) names[field] = oneLine(typed[field]);
        const problems = problemsOf(names, fields);
        if (Object.keys(problems).length > 0) {
          return refuse({ ...openForm(account, fields), values: names, problems });
        }
        await saveNames({ accountId: userId, ip: visit.request.ip }, names, parts);
        return goOn(onwardFrom(visit, { ...account, ...names }, rules));
      },
    }),
  };
}

function openForm({ id, firstName, lastName }: KnownAccount, fields: readonly ProfileField[]) {
  const values = { firstName: firstName.trim(), lastName: lastName.trim() };
  return { status: 'ready' as const, userId: id, fields, values, problems: {} };
}

function onwardFrom(
  { request, language }: MemberVisit,
  profile: Record<ProfileField, string>,
  rules: DestinationRules,
): Destination {
  const params = readSignInParams(queryOf(request));
  const destinationFacts = {
    ...destinationFactsFrom(params),
    page: 'missingProfileFields',
    kind: 'login',
  } as const;
  return destinationOf({ ...destinationFacts, language, profile, redirectClaim: undefined }, rules);
}

/** A form's redirects may not leave our origin: from there a page goes on. */
function goOn(destination: Destination): FormResult {
  const address = addressOf(destination);
  if (destination.kind === 'internal') return { redirectTo: address };
  return {
    page: {
      route: 'authCallback',
      facts: { status: 'continuing', destination: address },
      refresh: address,
    },
    attributes: { next: address },
  };
}

function oneLine(typed = ''): string {
  return typed.trim().replace(/\s+/g, ' ');
}

type Problems = Extract<MissingProfileFieldsFacts, { status: 'ready' }>['problems'];

function problemsOf(names: Record<ProfileField, string>, fields: readonly ProfileField[]): Problems {
  const found: Problems = {};
  for (const field of fields) {
    const problem = names[field] === '' ? 'missing' : problemOfName(names[field]);
    if (problem !== undefined) found[field] = problem;
  }
  return found;
}

function refuse(facts: Extract<MissingProfileFieldsFacts, { status: 'ready' }>): FormResult {
  const errors = profileFields.flatMap((field) => {
    const problem = facts.problems[field];
    return problem === undefined
      ? []
      : [
          {
            code: 'INVALID' as const,
            title: 'Whoops',
            detail: details[problem],
            source: { pointer: `/${field}` },
            data: { problem, form: 'missingProfileFields' as const },
          },
        ];
  });
  return { page: { route: 'missingProfileFields', facts, statusCode: 422 }, errors };
}

const details = {
  missing: 'This is needed.',
  tooLong: 'A first and a last name can have up to 100 characters each.',
  address:
    'This looks like a web or email address. Please write just your name, with a space after each full stop.',
  characters: 'One of these characters can’t be used in a name. Please type your name again.',
} as const;
