import { ArgTypes, Description, DocsPage, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { AccessOf } from './foundations/AccessTable.tsx';
import { StateGallery } from './StateGallery.tsx';

/** A component's page. What fills a window is shown in pictures, each a document of its own. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = componentNamed(preparedMeta.title);
  if (preparedMeta.parameters.layout !== 'fullscreen') {
    return (
      <>
        <DocsPage />
        <AccessOf component={name} />
      </>
    );
  }

  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <StateGallery component={preparedMeta.componentId} />
      <ArgTypes />
      <AccessOf component={name} />
    </>
  );
}

/** `EmailField`, of `Patterns/Email field`. */
function componentNamed(title: string): string {
  const [name = ''] = title.split('/').slice(-1);
  return name.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
}
