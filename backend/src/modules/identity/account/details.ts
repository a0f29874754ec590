import { languages } from '../../../domain/languages.ts';
import { problemOfName } from '../../../domain/person-name.ts';
import { profileFields } from '../../../domain/profile-fields.ts';
import { keepChosenLanguage } from '../../../http/language-cookie.ts';
import type { MemberVisit } from '../../../http/page-handler.ts';
import { saveNames, type NameParts } from '../profile/save-names.ts';
import type { Accounts, CountMarketingAnswer, KnownAccount } from '../ports.ts';
import type { NameProblems } from './facts.ts';
import type { AccountForm } from './forms.ts';
import { invalidField, type AccountOutcome } from './outcome.ts';

/** What changing the details of an account works with. */
export interface DetailParts extends NameParts {
  accounts: Pick<Accounts, 'keepNames' | 'keepLanguage' | 'keepMarketingOptIn'>;
  countMarketingAnswer: CountMarketingAnswer;
  siteOrigin: string;
}

/** Saves both names, or says what is wrong with them. */
export async function changeNames(
  { request, language }: MemberVisit,
  form: AccountForm,
  account: KnownAccount,
  parts: NameParts,
): Promise<AccountOutcome> {
  const names = { firstName: oneLine(form.firstName), lastName: oneLine(form.lastName) };
  const problems: NameProblems = {};
  for (const field of profileFields) {
    const problem = names[field] === '' ? 'missing' : problemOfName(names[field]);
    if (problem !== undefined) problems[field] = problem;
  }
  const wrong = profileFields.flatMap((field) => {
    const problem = problems[field];
    return problem === undefined ? [] : [invalidField(field, problem, 'missingProfileFields')];
  });
  if (wrong.length > 0) {
    return { form: { part: 'names', values: names, problems }, statusCode: 422, errors: wrong };
  }
  await saveNames({ accountId: account.id, ip: request.ip }, names, parts);
  return { done: 'names', language };
}

/** Saves the language of the mails, in which the page is shown from now on as well. */
export async function changeLanguage(
  { reply }: MemberVisit,
  form: AccountForm,
  account: KnownAccount,
  { accounts, siteOrigin }: DetailParts,
): Promise<AccountOutcome> {
  const language = languages.find((known) => known === form.language);
  if (language === undefined) {
    const error = {
      code: 'INVALID_REQUEST' as const,
      title: 'Whoops',
      detail: 'This language is not offered.',
    };
    return { form: { part: 'language' }, statusCode: 422, errors: [error] };
  }
  await accounts.keepLanguage(account.id, language);
  keepChosenLanguage(reply, language, { secure: siteOrigin.startsWith('https:') });
  return { done: 'language', language };
}

/** Saves whether marketing mails are wanted. */
export async function changeMarketing(
  { request, language }: MemberVisit,
  form: AccountForm,
  { id }: KnownAccount,
  { accounts, countMarketingAnswer }: DetailParts,
): Promise<AccountOutcome> {
  const marketingEmails = form.marketingEmails === 'on';
  if (await accounts.keepMarketingOptIn(id, marketingEmails)) {
    await countMarketingAnswer(request, { accountId: id, language, marketingEmails });
  }
  return { done: 'marketing', language };
}

function oneLine(typed = ''): string {
  return typed.trim().replace(/\s+/g, ' ');
}
