/** Does the work once a part of the page comes into view, or as near to it as `margin` says. */
export function whenSeen(part: Element, work: () => void, margin = '0px'): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      work();
    },
    { rootMargin: margin },
  );
  observer.observe(part);
}
