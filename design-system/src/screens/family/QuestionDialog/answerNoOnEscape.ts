/** Follows the no of a question on Escape. The question is a page of its own, which nothing else closes. */
export function answerNoOnEscape(page: Document): void {
  page.addEventListener('keydown', ({ key, defaultPrevented, isComposing }) => {
    if (key !== 'Escape' || defaultPrevented || isComposing) return;
    page.querySelector<HTMLElement>('[data-question-no]')?.click();
  });
}
