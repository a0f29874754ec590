import { namespaces, type Language, type Namespace } from '@stillpoint/translations';
import type { i18n as I18n } from 'i18next';
import { ownBrandName } from '../../formatting/ownBrandName.ts';
import { useBrand } from '../../primitives/BrandProvider/BrandProvider.tsx';
import { shownLanguage } from './shownLanguage.ts';

export interface DevelopmentCheckProps {
  i18n: I18n;
  /** The language of the page's frame. */
  language: Language;
}

/**
 * Draws nothing. In development it stands after all else on a page, where every namespace that the page shows is known.
 * @throws {Error} that names those of which i18next has no words: their keys would be shown. Also where the frame and
 * i18next disagree about the language: amounts and days would be written in another than the words. And where another
 * brand has texts that name ours.
 */
export function DevelopmentCheck({ i18n, language }: DevelopmentCheckProps) {
  const { name } = useBrand();
  const missing = missingNamespaces(i18n);
  if (missing.length > 0) {
    const files = missing.map(
      (name) => `@stillpoint/design-system/translations/${i18n.language}/${name}.json`,
    );
    throw new Error(
      `i18next has no words in "${i18n.language}" for ${missing.map((name) => `"${name}"`).join(', ')}. ` +
        `Add them to its resources: ${files.join(', ')}`,
    );
  }
  const shown = shownLanguage(i18n);
  if (shown !== undefined && shown !== language) {
    throw new Error(
      `The language of the frame is "${language}", and that of i18next is "${shown}". usePageFrame takes it from i18next.`,
    );
  }
  const unbranded = name.includes(ownBrandName) ? [] : namespacesWithOurName(i18n);
  if (unbranded.length > 0) {
    throw new Error(
      `Texts of ${unbranded.map((each) => `"${each}"`).join(', ')} name ${ownBrandName}, and the brand is "${name}". ` +
        'Give i18next its resources by withBrand(resources, brand).',
    );
  }
  return null;
}

function missingNamespaces(i18n: I18n): string[] {
  return usedNamespaces(i18n).filter(
    (name) =>
      // What a backend is still loading is not missing.
      i18n.hasLoadedNamespace(name) &&
      !i18n.languages.some((language) => i18n.hasResourceBundle(language, name)),
  );
}

function namespacesWithOurName(i18n: I18n): string[] {
  return usedNamespaces(i18n).filter((name) =>
    i18n.languages.some((language) =>
      JSON.stringify(i18n.getResourceBundle(language, name) ?? {}).includes(ownBrandName),
    ),
  );
}

/** Those of ours that the page has asked for texts so far. */
function usedNamespaces(i18n: I18n): string[] {
  const used = i18n.reportNamespaces?.getUsedNamespaces() ?? [];
  return used.filter((name) => namespaces.includes(name as Namespace));
}
