/** Circles that the next page would take over, where there is more than one: the browser then moves none. */
export function transitionCircles(): string[] {
  const circles = Array.from(document.querySelectorAll('[data-scene], [data-circle]')).filter(
    (element) => getComputedStyle(element).viewTransitionName === 'circle',
  );
  return circles.length > 1 ? [`${circles.length} circles would move to the next page`] : [];
}
