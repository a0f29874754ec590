import { consentIn } from '../../domain/consent.ts';
import {
  browserSurroundings,
  createAnalytics,
  type AnalyticsSurroundings,
} from '../../services/analytics.ts';
import type { ScreenView } from '../../state/analytics/analytics.ts';
import { pageDataIn } from './inDocument.ts';

/** Counts the page's view until the store does. */
export interface EarlyView {
  /** Sends the view when the page is hidden, if the visitor allows it now and then. */
  watch: () => void;
  /** From here the store counts. False if the view was counted already: then the store must not count it again. */
  leaveToStore: () => boolean;
}

interface EarlyViewSurroundings extends AnalyticsSurroundings {
  cookies: () => string;
  screenView: () => ScreenView;
}

/** Counts the view of a page that is hidden or left before its script runs, where consent stood when it opened. */
export function createEarlyView({ cookies, screenView, ...surroundings }: EarlyViewSurroundings): EarlyView {
  let countedBy: 'neither' | 'us' | 'store' = 'neither';

  function mayCount(): boolean {
    return consentIn(cookies()).analytics === 'accept';
  }

  function sendView() {
    let sendNow: (() => void) | undefined;
    const analytics = createAnalytics({
      ...surroundings,
      onHidden: (send) => {
        sendNow = send;
      },
    });
    analytics.track({ type: 'screenView', ...screenView() });
    sendNow?.();
  }

  return {
    watch() {
      // Consent by a form leaves this page for the next, which is counted by itself.
      if (!mayCount()) return;
      surroundings.onHidden(() => {
        if (countedBy !== 'neither' || !mayCount()) return;
        countedBy = 'us';
        sendView();
      });
    },
    leaveToStore() {
      if (countedBy === 'us') return false;
      countedBy = 'store';
      return true;
    },
  };
}

/** The view of this document. */
export const earlyView = createEarlyView({
  ...browserSurroundings(window),
  cookies: () => document.cookie,
  screenView: () => pageDataIn(document).screenView,
});
