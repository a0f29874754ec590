import { ArgTypes, Description, DocsPage, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { StateGallery } from './StateGallery.tsx';

/** A component's page. What fills a window is shown in pictures, each a document of its own. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (preparedMeta.parameters.layout !== 'fullscreen') return <DocsPage />;

  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <StateGallery component={preparedMeta.componentId} />
      <ArgTypes />
    </>
  );
}
