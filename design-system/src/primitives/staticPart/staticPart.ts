'use client';

import {
  createElement,
  useContext,
  type ComponentPropsWithRef,
  type ElementType,
  type FunctionComponent,
} from 'react';
import { StyleSheetContext, type IStyledStatics, type IStyleSheetContext } from 'styled-components';

/** What a styled component exposes about itself. */
type Styled = Pick<IStyledStatics<'web', object>, 'target' | 'componentStyle' | 'styledComponentId'>;

type Attributes<Part extends ElementType> = ComponentPropsWithRef<Part> & { className?: string | undefined };

/**
 * Draws a styled part at less cost, where its styles are static. styled-components puts a part's CSS together and
 * copies its props twice at each render; here the class names are found once a style sheet. Themes, `attrs`, `as`,
 * transient props, and its name in the selector of another part are not supported.
 */
export function staticPart<Part extends ElementType & Styled>(
  part: Part,
): FunctionComponent<Attributes<Part>> {
  const useClass = staticClass(part);

  function StaticPart(props: Attributes<Part>) {
    const { className }: { className?: string | undefined } = props;
    return createElement(part.target, { ...props, className: useClass(className) });
  }

  return StaticPart;
}

/**
 * The class names of a styled part, for a component that draws one element and spares the part between itself and the
 * element. Gives a hook that puts its caller's class names behind the part's own.
 */
export function staticClass(part: Styled): (added: string | undefined) => string {
  const classIn = createClassFinder(part);

  return function useClass(added) {
    const own = classIn(useContext(StyleSheetContext));
    return added === undefined ? own : `${own} ${added}`;
  };
}

/** Static styles read nothing of what they are drawn with. */
const noProps = { theme: {} };

/** Gives a part's class names, and adds its rules to the sheet the first time. A page has one sheet. */
function createClassFinder({ componentStyle, styledComponentId }: Styled) {
  let last: IStyleSheetContext | undefined;
  let className = '';

  return (context: IStyleSheetContext): string => {
    const { styleSheet, stylis } = context;
    if (last?.styleSheet !== styleSheet || last.stylis !== stylis) {
      const generated = componentStyle.generateAndInjectStyles(noProps, styleSheet, stylis);
      className = `${styledComponentId} ${generated}`;
      last = context;
    }
    return className;
  };
}
