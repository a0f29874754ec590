import type { ComponentPropsWithRef } from 'react';

/** Where the skip link of the page leads to. */
export const mainId = 'main';

/** What the page is about. One on each page. */
export function Main(props: ComponentPropsWithRef<'main'>) {
  return <main {...props} id={mainId} tabIndex={-1} />;
}
