import { useTranslation } from 'react-i18next';
import type { EmailSuggestion } from '../../../patterns/EmailField/EmailField.tsx';

/** The question of the server whether another address was meant. Nothing has been sent yet. */
export function useAskedSuggestion(address: string | undefined): EmailSuggestion | undefined {
  const { t } = useTranslation('common');
  if (address === undefined) return undefined;
  return {
    intro: t(($) => $.emailAsked.intro),
    address,
    asked: { label: t(($) => $.emailAsked.address, { email: address }), keep: t(($) => $.emailAsked.keep) },
  };
}
