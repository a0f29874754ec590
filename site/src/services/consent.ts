import { consentIn, type Consent } from '../domain/consent.ts';
import type { Api } from '../api/client.ts';
import { noticeForm } from './noticeForm.ts';

/** An answer to the cookie notice as its form holds it: which button, and which boxes. */
export type ConsentChoice = Record<string, string>;

export interface ConsentService {
  /** The answer in this browser's cookies, perhaps given in another tab. */
  current: () => Consent;
  /** Keeps an answer. Undefined when it could not be kept. */
  keep: (choice: ConsentChoice) => Promise<Consent | undefined>;
  /** Calls back when the notice is answered, and prevents the form's own post. Returns how to stop. */
  onAnswer: (listener: (choice: ConsentChoice) => void) => () => void;
  /** Takes the notice off the page. If the focus was in it, `main` takes the focus. */
  closeNotice: () => void;
}

const noticeSelector = '[data-asking]';

export function createConsent({ post }: Pick<Api, 'post'>, document: Document): ConsentService {
  return {
    current: () => consentIn(document.cookie),

    async keep(choice) {
      const outcome = await post('/consent', { body: choice });
      if (outcome.kind !== 'ok') return undefined;
      closeDetailsInAddress(document);
      return outcome.data.attributes;
    },

    onAnswer(listener) {
      const hear = (event: SubmitEvent) => {
        const form = event.target;
        if (!(form instanceof HTMLFormElement) || !form.matches(noticeForm)) return;
        event.preventDefault();
        listener(choiceIn(form, event.submitter));
      };
      document.addEventListener('submit', hear);
      return () => {
        document.removeEventListener('submit', hear);
      };
    },

    closeNotice() {
      const notice = document.querySelector(noticeSelector);
      const focused = notice?.contains(document.activeElement);
      notice?.remove();
      if (focused) document.querySelector('main')?.focus({ preventScroll: true });
    },
  };
}

/** Takes the open details out of the address, so that a reload does not open them again. */
function closeDetailsInAddress({ defaultView, location }: Document) {
  const address = new URL(location.href);
  if (!address.searchParams.has('cookies')) return;
  address.searchParams.delete('cookies');
  address.hash = '';
  defaultView?.history.replaceState(defaultView.history.state, '', address);
}

function choiceIn(form: HTMLFormElement, submitter: HTMLElement | null): ConsentChoice {
  const fields = [...new FormData(form, submitter)];
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
