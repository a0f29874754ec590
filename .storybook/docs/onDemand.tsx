import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

const DocsInTheme = lazy(async () => ({ default: (await import('./DocsInTheme.tsx')).DocsInTheme }));
const ComponentPage = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));

/** What surrounds each page of documentation. Loaded with the first, so that stories and their tests do without. */
export function Container(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <DocsInTheme {...props} />
    </Suspense>
  );
}

/** The page of a component. */
export function Page() {
  return <ComponentPage />;
}
