/** Does the work once a part of the page comes into view. */
export function whenSeen(part: Element, work: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    work();
  });
  observer.observe(part);
}
