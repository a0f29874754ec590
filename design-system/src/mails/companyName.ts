import type { TFunction } from 'i18next';
import { connectionNames, type Connection } from '../patterns/ConnectionButtons/ConnectionButtons.options.ts';

/** Another company by which people sign in; `workplace` is any organisation's own. */
export type SignInCompany = Connection | 'workplace';

/** A company as the reader of a mail knows it. */
export function companyName(company: SignInCompany, t: TFunction<'mails'>): string {
  return company === 'workplace' ? t(($) => $.workplace) : connectionNames[company];
}
