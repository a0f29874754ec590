import * as React from 'react';

/** Whether an element is in view, or less than a window away from it. */
export function useNearView<Element extends HTMLElement>(): [React.RefObject<Element | null>, boolean] {
  const element = React.useRef<Element>(null);
  const [near, setNear] = React.useState(false);

  React.useEffect(() => {
    if (element.current === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        setNear(entries.at(-1)?.isIntersecting === true);
      },
      { rootMargin: '60%', scrollMargin: '60%' },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, []);

  return [element, near];
}
