/** Stories hold real links and native forms: following one would leave the story. React has had the event by now. */
export function stayOnThePage() {
  document.addEventListener('submit', (event) => event.preventDefault());
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
}
