import type { ConfirmationRefusal } from './passkeyConfirmation.ts';

/** The button of a page that proves the owner by a passkey. A page may have none. */
export interface PasskeyButton {
  /** Shows the button, and calls back at each press. Returns how to stop. */
  onPress: (pressed: () => void) => () => void;
  /** Shows why nothing came of a press, and reads it out. Undefined shows nothing. */
  tell: (told: ConfirmationRefusal | undefined) => void;
}

const tellings = [
  'unused',
  'refused',
  'unavailable',
  'tooManyAttempts',
] as const satisfies ConfirmationRefusal[];

export function createPasskeyButton({ document }: Pick<Window, 'document'>): PasskeyButton {
  const partOf = (name: string) => document.querySelector<HTMLElement>(`[data-passkey="${name}"]`);

  return {
    onPress(pressed) {
      const listening = new AbortController();
      const button = partOf('ask');
      button?.addEventListener('click', pressed, { signal: listening.signal });
      if (button) button.hidden = false;
      return () => listening.abort();
    },

    tell(told) {
      for (const each of tellings) {
        const part = partOf(each);
        if (part) part.hidden = each !== told;
      }
    },
  };
}
