import { useState, type FocusEvent } from 'react';
import { afterPress } from '../../../patterns/presses/presses.ts';

interface FormWithEmail {
  values: { email: string };
  suggestion?: string;
}

/** A suggested address, and the one as it was typed. */
interface EmailSuggestion {
  typed: string;
  address: string;
}

/** The suggestion of a form's email field: the server's, until the field is left or the suggestion taken. */
export function useEmailSuggestion({ values, suggestion }: FormWithEmail) {
  const [answered, setAnswered] = useState(suggestion);
  const [found, setFound] = useState<EmailSuggestion | 'none'>();

  if (answered !== suggestion) {
    setAnswered(suggestion);
    setFound(undefined);
  }

  async function suggestFor(event: FocusEvent<HTMLInputElement>) {
    const typed = event.currentTarget.value.trim();
    const { suggestionFor } = await import(/* webpackChunkName: 'email-suggestion' */ './suggestionFor.ts');
    const address = suggestionFor(typed);
    afterPress(() => {
      setFound(address === undefined ? 'none' : { typed, address });
    });
  }

  const fromServer = suggestion === undefined ? undefined : { typed: values.email, address: suggestion };
  return {
    suggestion: found === 'none' ? undefined : (found ?? fromServer),
    // Without the rule, the server asks.
    suggestFor: (event: FocusEvent<HTMLInputElement>) => {
      suggestFor(event).catch(() => undefined);
    },
    onSuggestionTake: () => {
      setFound('none');
    },
  };
}
