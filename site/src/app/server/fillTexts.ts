import {
  resolvePlaceholders,
  type ContentModule,
  type LegalBlock,
  type TextBlock,
} from '@stillpoint/design-system';
import type { Language } from '@stillpoint/translations';
import type { i18n } from 'i18next';
import type { FillTexts } from '../../pages/definePage.ts';
import type { MissingValue } from '../../services/errors.ts';

/** For whom texts are filled, and where a placeholder without a value is reported. */
export interface FillOptions {
  language: Language;
  country: string | undefined;
  i18n: i18n;
  onMissingValue: (missing: MissingValue) => void;
}

/** What editors write: the modules of pages, and the blocks of texts. */
type Piece = ContentModule | LegalBlock | TextBlock;

/** The names that the parts of a kind have in any piece. */
type NameOf<Part, Of = Piece> = Of extends Of
  ? { [Name in keyof Of]-?: NonNullable<Of[Name]> extends Part ? Name : never }[keyof Of]
  : never;

/** The names of lists, without the runs of a sentence: these are kept or left out together. */
type ListName = Exclude<NameOf<readonly unknown[]>, 'runs'>;

/** The lists of which a member can be left out by itself: a question, an hour, an item, a paragraph. */
const lists = { questions: true, hours: true, items: true, blocks: true } as const satisfies Record<
  ListName,
  true
>;

/** The texts below a title that can be empty. */
const additions = { lead: true, caption: true } as const satisfies Partial<Record<NameOf<string>, true>>;

/**
 * Fills the placeholders of what editors wrote. Where one has no value, the smallest piece around it is left out: a
 * paragraph, a list item, a question, a lead. What has lost its title, or all of its list, goes as well. It is reported,
 * unless the visitor lacks the value by design.
 */
export function createFillTexts({ language, country, i18n, onMissingValue }: FillOptions): FillTexts {
  const words = i18n.getFixedT<'placeholders'>(language, 'placeholders');

  return (pieces, values, likelyCountry) => {
    function fillText(text: string): string | undefined {
      return resolvePlaceholders(text, values, {
        language,
        country: country ?? likelyCountry,
        words,
        onUnresolved: (placeholder) => {
          onMissingValue({ language, text, placeholder });
        },
      });
    }

    return pieces.flatMap((piece) => {
      const filled = filledPiece(piece, fillText);
      return filled === undefined ? [] : [filled as typeof piece];
    });
  };
}

type FillText = (text: string) => string | undefined;

/** The same piece with each of its texts filled, however deep it lies; undefined where it cannot be shown. */
function filledPiece(piece: unknown, fillText: FillText): unknown {
  if (typeof piece === 'string') return fillText(piece);
  // The runs of one sentence: without one of them there is no sentence.
  if (Array.isArray(piece)) {
    const runs = piece.map((run: unknown) => filledPiece(run, fillText));
    return runs.includes(undefined) ? undefined : runs;
  }
  if (typeof piece !== 'object' || piece === null) return piece;

  const parts = Object.entries(piece).map(([name, part]: [string, unknown]) => [
    name,
    filledPart(name, part, fillText),
  ]);
  return parts.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(parts);
}

function filledPart(name: string, part: unknown, fillText: FillText): unknown {
  if (Object.hasOwn(lists, name) && Array.isArray(part)) {
    const members = part.map((member: unknown) => filledPiece(member, fillText));
    const kept = members.filter((member) => member !== undefined);
    return kept.length === 0 && members.length > 0 ? undefined : kept;
  }
  const filled = filledPiece(part, fillText);
  return Object.hasOwn(additions, name) ? (filled ?? '') : filled;
}
