/** Cancels links and form posts, which would leave the story. React's handlers run before. Links of our pages name `_top`. */
export function preventNavigation() {
  document.addEventListener('submit', (event) => event.preventDefault());
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link?.getAttribute('target') === '_top') return;
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
}
