import type { OpenSite } from '../../site/open-site.ts';

type Languages = OpenSite['languages'];
type Language = Languages[number];

/** Takes an address apart: the language it stands in, and the rest of it, query included. */
export function splitLanguage(address: string, languages: Languages): { language: Language; rest: string } {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/.exec(address) ?? [];
  const language = languages.find((known) => known === first && known !== 'en');
  if (language === undefined) return { language: 'en', rest: address };
  return { language, rest: rest.startsWith('/') ? rest : `/${rest}` };
}
