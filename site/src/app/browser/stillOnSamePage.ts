/** Leaves out the transition where a page leads to itself, as by a form that is answered: its circle is in its place. */
export function stillOnSamePage(window: Pick<Window, 'addEventListener' | 'location'>) {
  window.addEventListener('pageswap', (event) => {
    // Null, whatever its type says, where the way back leads to an address that redirects.
    const entry = event.activation?.entry;
    const to = entry?.url;
    // Any other transition is not even looked at: its failure would be reported as an error of the page.
    if (typeof to !== 'string' || new URL(to).pathname !== window.location.pathname) return;
    // Being skipped is a failure of it as well.
    event.viewTransition?.ready.catch(() => undefined);
    event.viewTransition?.skipTransition();
  });
}
