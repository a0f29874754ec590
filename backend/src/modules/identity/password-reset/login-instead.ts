import { languagePrefix } from '../../../domain/languages.ts';
import type { PageVisit } from '../../../http/page-handler.ts';
import { searchOf } from '../../../http/query.ts';

/** Where passwords are kept by another issuer, it is the one that resets them: its log-in page offers that. */
export function loginInstead({ request, language }: PageVisit): { redirectTo: string } {
  return { redirectTo: `${languagePrefix(language)}/login${searchOf(request.url)}` };
}
