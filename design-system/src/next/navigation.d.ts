/** What the registry uses of Next, so that this repository compiles without Next's own types. */
declare module 'next/navigation.js' {
  import type { ReactNode } from 'react';

  export function useServerInsertedHTML(callback: () => ReactNode): void;
}
