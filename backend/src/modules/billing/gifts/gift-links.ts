import { languagePrefix, type Language } from '../../../domain/languages.ts';

/** Where the mails about gifts lead. */
export interface GiftLinks {
  /** Where a code is redeemed: by its receiver, whose mail says so, or by another who has it. */
  redeem: (language: Language, code: string) => string;
  /** The page of a gift, for its giver. */
  gift: (language: Language, giftId: string) => string;
}

export function giftLinks(siteOrigin: string): GiftLinks {
  return {
    redeem: (language, code) => {
      const query = new URLSearchParams({ code, from: 'mail' }).toString();
      return `${siteOrigin}${languagePrefix(language)}/redeem?${query}`;
    },
    gift: (language, giftId) => `${siteOrigin}${languagePrefix(language)}/gift/given?gift=${giftId}`,
  };
}

/** A code in groups of four, as it is easily typed. Typed with or without them, it is the same. */
export function inGroups(code: string): string {
  return code.replace(/(?<=^(?:.{4})+)(?=.)/g, '-');
}
