/** What a press beside the key of an app, or new recovery codes, asks for. */
export type CodeSheetPress = 'copy' | 'print';

/** The key of an app, or new recovery codes, on their page, and what only a script can do with them. */
export interface CodeSheet {
  /** Shows the buttons, and calls back at each press. Returns how to stop. */
  onPress: (pressed: (press: CodeSheetPress) => void) => () => void;
  /** False where the browser does not let the page write to the clipboard. */
  copy: (text: string) => Promise<boolean>;
  print: () => void;
  /** Shows what became of a copy, and reads it out. */
  tell: (told: 'copied' | 'notCopied') => void;
}

const presses = ['copy', 'print'] as const satisfies CodeSheetPress[];
const tellings = ['copied', 'notCopied'] as const;

export function createCodeSheet(window: Pick<Window, 'document' | 'navigator' | 'print'>): CodeSheet {
  const partOf = (name: string) => window.document.querySelector<HTMLElement>(`[data-codes="${name}"]`);

  return {
    onPress(pressed) {
      const listening = new AbortController();
      for (const press of presses) {
        partOf(press)?.addEventListener('click', () => pressed(press), { signal: listening.signal });
      }
      const buttons = partOf('buttons');
      if (buttons) buttons.hidden = false;
      return () => listening.abort();
    },

    async copy(text) {
      try {
        await window.navigator.clipboard.writeText(text);
        return true;
      } catch {
        return false;
      }
    },

    print: () => window.print(),

    tell(told) {
      for (const each of tellings) {
        const part = partOf(each);
        if (part) part.hidden = each !== told;
      }
    },
  };
}
