import { consentIn } from '../../domain/consent.ts';
import {
  browserSurroundings,
  createAnalytics,
  type AnalyticsSurroundings,
} from '../../services/analytics.ts';
import type { ScreenView } from '../../state/analytics/analytics.ts';
import { isWhole, pageDataIn } from './inDocument.ts';

/** Counts the page's view until the store does. */
export interface EarlyView {
  /** Sends the view when the page is hidden, if the visitor allows it now and then. */
  watch: () => void;
  /** From here the store counts. False if the view was counted already: then the store must not count it again. */
  leaveToStore: () => boolean;
}

interface EarlyViewSurroundings extends AnalyticsSurroundings {
  cookies: () => string;
  /** None as long as the page's end has not arrived. */
  screenView: () => ScreenView | undefined;
}

/** Counts the view of a page that is hidden or left before its script runs, where consent stood when it opened. */
export function createEarlyView({ cookies, screenView, ...surroundings }: EarlyViewSurroundings): EarlyView {
  let countedBy: 'neither' | 'us' | 'store' = 'neither';

  function mayCount(): boolean {
    return consentIn(cookies()).analytics === 'accept';
  }

  function sendView(view: ScreenView) {
    let sendNow: (() => void) | undefined;
    const analytics = createAnalytics({
      ...surroundings,
      onHidden: (send) => {
        sendNow = send;
      },
    });
    analytics.track({ type: 'screenView', ...view });
    sendNow?.();
  }

  return {
    watch() {
      // Consent by a form leaves this page for the next, which is counted by itself.
      if (!mayCount()) return;
      surroundings.onHidden(() => {
        const view = screenView();
        if (view === undefined || countedBy !== 'neither' || !mayCount()) return;
        countedBy = 'us';
        sendView(view);
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
  screenView: () => (isWhole(document) ? pageDataIn(document).screenView : undefined),
});
