import { resolvePlaceholders } from '@stillpoint/design-system';
import type { Language } from '@stillpoint/translations';
import type { i18n } from 'i18next';
import type { FillTexts } from '../pages/definePage.ts';
import type { MissingValue } from '../services/errors.ts';

/** For whom texts are filled, and where a placeholder without a value is reported. */
export interface FillOptions {
  language: Language;
  country: string | undefined;
  i18n: i18n;
  onMissingValue: (missing: MissingValue) => void;
}

/** Fills the placeholders of what editors wrote. A piece with one that cannot be filled is left out and reported. */
export function createFillTexts({ language, country, i18n, onMissingValue }: FillOptions): FillTexts {
  const words = i18n.getFixedT(language, 'placeholders');

  return (pieces, values) =>
    pieces.flatMap((piece) => {
      const missing: MissingValue[] = [];
      const filled = withFilledTexts(piece, (text) => {
        const onUnresolved = (placeholder: string) => missing.push({ language, text, placeholder });
        return resolvePlaceholders(text, values, { language, country, words, onUnresolved });
      });
      missing.forEach(onMissingValue);
      return missing.length === 0 ? [filled] : [];
    });
}

/** The same value with each of its texts filled, however deep it lies. */
function withFilledTexts<Piece>(piece: Piece, fill: (text: string) => string): Piece {
  const written = JSON.stringify(piece);
  if (!written.includes('{{')) return piece;
  return JSON.parse(written, (_, value: unknown) =>
    typeof value === 'string' ? fill(value) : value,
  ) as Piece;
}
