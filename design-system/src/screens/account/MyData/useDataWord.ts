import { isLanguage, languageRecords, type Language } from '@stillpoint/translations';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../../formatting/countryNames.ts';
import { connectionNames } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import { useBrand } from '../../../primitives/BrandProvider/BrandProvider.tsx';
import { browserNames, systemNames } from '../Account/deviceNames.ts';
import { dataWords } from './dataWords.ts';
import type { DataLabel } from './MyDataState.ts';

/** The other companies that bill, by the names under which people pay them. */
const sellerNames = { itunes: 'App Store', google: 'Google Play', spotify: 'Spotify' };

/** Says what a word of the database means to its reader. Texts that are no such word stay as they are. */
export function useDataWord(language: Language) {
  const { t } = useTranslation('myData');
  const { name: zuora } = useBrand();
  const nameIn = (
    names: Readonly<Record<string, string>>,
    text: string,
    unknown: string = t(($) => $.values.unknown),
  ) => (text === 'unknown' ? unknown : (ownIn(names, text) ?? text));

  return (label: DataLabel, text: string): string => {
    switch (label) {
      case 'language':
        return isLanguage(text) ? languageRecords[text].displayName : text;
      case 'country':
        return countryName(text, language);
      case 'browser':
        return nameIn(
          browserNames,
          text,
          t(($) => $.values.unknownBrowser),
        );
      case 'system':
        return nameIn(
          systemNames,
          text,
          t(($) => $.values.unknownSystem),
        );
      case 'network':
        return networkName(text);
      case 'company':
        return ownIn(connectionNames, text) ?? text;
      case 'seller':
        return nameIn({ ...sellerNames, zuora }, text);
      case 'method':
        return isOneOf(dataWords.method, text)
          ? t(($) => $.values.method[text])
          : (ownIn(connectionNames, text) ?? text);
      case 'secondStep':
        return isOneOf(dataWords.secondStep, text) ? t(($) => $.values.secondStep[text]) : text;
      case 'place':
        return isOneOf(dataWords.place, text) ? t(($) => $.values.place[text]) : text;
      case 'change':
        return isOneOf(dataWords.change, text) ? t(($) => $.values.change[text]) : text;
      case 'paymentMethod':
        return isOneOf(dataWords.paymentMethod, text) ? t(($) => $.values.paymentMethod[text]) : text;
      case 'purchaseState':
        return isOneOf(dataWords.purchaseState, text) ? t(($) => $.values.purchaseState[text]) : text;
      case 'changeState':
        return isOneOf(dataWords.changeState, text) ? t(($) => $.values.changeState[text]) : text;
      case 'terminationKind':
        return isOneOf(dataWords.terminationKind, text) ? t(($) => $.values.terminationKind[text]) : text;
      case 'terminationOutcome':
        return isOneOf(dataWords.terminationOutcome, text)
          ? t(($) => $.values.terminationOutcome[text])
          : text;
      case 'buddyStanding':
        return isOneOf(dataWords.buddyStanding, text) ? t(($) => $.values.buddyStanding[text]) : text;
      case 'eventType':
        return isOneOf(dataWords.eventType, text) ? t(($) => $.values.eventType[text]) : text;
      case 'exercise':
        return isOneOf(dataWords.exercise, text) ? t(($) => $.values.exercise[text]) : text;
      case 'momentHour':
        return isOneOf(dataWords.momentHour, text) ? t(($) => $.values.momentHour[text]) : text;
      case 'momentAudience':
        return isOneOf(dataWords.momentAudience, text) ? t(($) => $.values.momentAudience[text]) : text;
      case 'reportReason':
        return isOneOf(dataWords.reportReason, text) ? t(($) => $.values.reportReason[text]) : text;
      default:
        return text;
    }
  };
}

/** A network as an address whose end is left open: only its first three parts are kept. */
function networkName(firstParts: string): string {
  return `${firstParts}${firstParts.includes(':') ? ':x' : '.x'}`;
}

function ownIn(names: Readonly<Record<string, string>>, text: string): string | undefined {
  return Object.hasOwn(names, text) ? names[text] : undefined;
}

function isOneOf<Word extends string>(words: readonly Word[], text: string): text is Word {
  return words.some((word) => word === text);
}
