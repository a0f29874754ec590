import { createCodeSheet, type CodeSheet } from './codeSheet.ts';

/** What a press beside a member's own link asks for. */
export type InviteLinkPress = 'copy' | 'share';

/** A member's own link on its page, and what only a script can do with it. */
export interface InviteLink extends Pick<CodeSheet, 'copy' | 'tell'> {
  /** Shows the buttons that this browser can answer, and calls back at each press. Returns how to stop. */
  onPress: (pressed: (press: InviteLinkPress) => void) => () => void;
  /** Opens the system's share sheet. `closed`: nothing was shared, and nothing need be. */
  share: (link: string) => Promise<'shared' | 'closed' | 'failed'>;
}

export function createInviteLink(window: Pick<Window, 'document' | 'navigator' | 'print'>): InviteLink {
  const { copy, tell, onPress } = createCodeSheet(window);
  const partOf = (name: string) => window.document.querySelector<HTMLElement>(`[data-codes="${name}"]`);

  return {
    copy,
    tell,

    onPress(pressed) {
      const stop = onPress((press) => {
        if (press === 'copy') pressed('copy');
      });
      const listening = new AbortController();
      const sharing = partOf('sharing');
      if (sharing && 'share' in window.navigator) {
        sharing.hidden = false;
        partOf('share')?.addEventListener('click', () => pressed('share'), { signal: listening.signal });
      }
      return () => {
        stop();
        listening.abort();
      };
    },

    async share(link) {
      try {
        await window.navigator.share({ text: partOf('share')?.dataset.message ?? '', url: link });
        return 'shared';
      } catch (problem) {
        return problem instanceof DOMException && problem.name === 'AbortError' ? 'closed' : 'failed';
      }
    },
  };
}
