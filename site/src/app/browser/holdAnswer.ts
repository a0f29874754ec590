import { noticeForm } from '../../services/noticeForm.ts';

/**
 * Holds the first answer to the cookie notice until the effects run that keep it. Where they cannot be loaded, its form
 * posts natively.
 */
export function holdAnswer(
  page: Document,
  runEffects: () => Promise<void>,
  report: (error: unknown) => void,
): void {
  function hold(event: SubmitEvent) {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches(noticeForm)) return;
    event.preventDefault();
    page.removeEventListener('submit', hold);
    void runEffects()
      .catch(report)
      .then(() => {
        form.requestSubmit(submitter);
      });
  }

  page.addEventListener('submit', hold);
}
