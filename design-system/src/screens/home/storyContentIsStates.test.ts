import { describe, expect, test } from 'vitest';
import { homeStoryContent } from './Home/Home.storyContent.ts';
import { homeStates } from './Home/Home.states.ts';
import type { HomeModule } from './Home/HomeState.ts';
import { legalStoryContent } from './Legal/Legal.storyContent.ts';
import { legalStates } from './Legal/Legal.states.ts';

describe.each(['de', 'es', 'fr', 'pt'] as const)('The sample content in %s', (language) => {
  test('makes the same home page as the English one', () => {
    expect(homeStoryContent[language].map(outline)).toEqual(homeStates.ready.modules.map(outline));
  });

  test('makes the same legal text as the English one', () => {
    const { blocks, updated } = legalStoryContent[language];

    expect(blocks.map(({ kind }) => kind)).toEqual(legalStates.ready.blocks.map(({ kind }) => kind));
    expect(updated).toBe(legalStates.ready.updated);
  });
});

/** A part of the page without its words. */
function outline(module: HomeModule) {
  switch (module.kind) {
    case 'hours':
      return [module.kind, ...module.hours.map(({ mood }) => mood)];
    case 'exercise':
    case 'exerciseTeaser':
      return [module.kind, module.exercise];
    case 'questions':
      return [module.kind, module.questions.length];
    case 'hero':
    case 'plans':
    case 'nights':
    case 'breath':
      return [module.kind];
  }
}
