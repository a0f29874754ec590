import type { ComponentPropsWithRef } from 'react';

/** The target of the page's skip link. */
export const mainId = 'main';

/** The page's `main` element. One on each page. */
export function Main(props: ComponentPropsWithRef<'main'>) {
  return <main {...props} id={mainId} tabIndex={-1} />;
}
