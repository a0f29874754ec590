import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactElement } from 'react';
import { inLook } from '../look.tsx';

type Context = Parameters<Decorator>[1];

interface Composed {
  element: ReactElement;
  parameters: DrawingParameters;
  /** The links of the frame and of the screen, by their names. */
  links: object;
}

interface DrawingParameters {
  layout?: string;
  /** Adds to the HTML what the component shows only with the help of a script of another company. */
  completeDrawing?: (html: string) => string;
}

/** What `loadTranslator` loads and the toolbars say, as decorators read them. */
export interface Surroundings {
  globals: Record<string, string>;
  loaded: Record<string, unknown>;
}

/**
 * Puts a story that shows a state together: arguments, `render` and decorators. Storybook's own `composeStory` needs
 * the whole preview, which takes longer to start than all pictures in view take to be drawn.
 */
export function composeState(story: StoryObj, meta: Meta, surroundings: Surroundings): Composed {
  const args = { ...meta.args, ...story.args };
  const context = { args, ...surroundings } as Context;
  const render = story.render ?? meta.render;
  const Component = meta.component as ComponentType<typeof args>;
  const bare: Drawn = (props) => (render ? render(props, context) : <Component {...props} />);

  // The first decorator of a list is the innermost.
  const decorators = [...listOf(story.decorators), ...listOf(meta.decorators), inLook];
  const whole = decorators.reduce<Drawn>(
    (inner, decorate) => (outer) => {
      const Story = (update: { args?: typeof args }) => inner({ ...outer, ...update.args });
      return decorate(Story as Parameters<Decorator>[0], { ...context, args: outer }) as ReactElement;
    },
    bare,
  );

  const Whole = () => whole(args);
  return {
    element: <Whole />,
    parameters: { ...meta.parameters, ...story.parameters },
    links: { ...linksIn((args as { frame?: object }).frame), ...linksIn(args) },
  };
}

function linksIn(holder: unknown): object {
  return (holder as { links?: object } | undefined)?.links ?? {};
}

type Drawn = (args: Record<string, unknown>) => ReactElement;

function listOf<Item>(items: Item | Item[] | undefined): Item[] {
  if (items === undefined) return [];
  return Array.isArray(items) ? items : [items];
}
