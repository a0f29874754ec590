import type { composeStory } from 'storybook/preview-api';

/** What the add-on's transformation of a story file passes for each story. */
export interface StoryUnderTest {
  exportName: string;
  story: Parameters<typeof composeStory>[0];
  meta: Parameters<typeof composeStory>[1];
  storyId: string;
  componentPath?: string;
  componentName?: string;
}

/** The path of a story file, which the add-on's transformation of the file looks for the running test's path in. */
export function convertToFilePath(url: string): string {
  return decodeURI(url);
}
