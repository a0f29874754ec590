import * as React from 'react';
import { styled } from 'storybook/theming';
import type { Drawing } from '../drawing.ts';
import type { State } from '../states.ts';
import { useDrawStory } from './useDrawStory.ts';
import { controlAt, linkNamesIn, type Control, type LinkNames } from './controls.ts';

/** The window that the screen is drawn in, and how small it is shown. */
const screenSize = { width: 360, height: 640 };
export const stageScale = 0.75;

interface StageProps {
  state: State;
  draw: Drawing;
  language: string;
  theme: string;
  /** The screen is there, and can be pressed. */
  onDrawn: (drawn: Document) => void;
  onPress: (control: Control, linkNames: LinkNames) => void;
  onKey: (event: KeyboardEvent) => void;
  /** What the walk presses next. */
  next: Element | undefined;
}

/** A screen that can be pressed: it leads nowhere by itself, and says what was pressed. */
export function Stage({ state, draw, language, theme, onDrawn, onPress, onKey, next }: StageProps) {
  const [html, setHtml] = React.useState<{ title: string; content: string }>();
  const handlers = React.useRef({ onDrawn, onPress, onKey });
  React.useEffect(() => {
    handlers.current = { onDrawn, onPress, onKey };
  });

  const drawStory = useDrawStory(state, draw, { language, theme });
  const title = state.name;

  React.useEffect(() => {
    const controller = new AbortController();
    drawStory(controller.signal)
      .then((content) => setHtml({ title, content }))
      .catch((fault: unknown) => {
        if (!controller.signal.aborted) throw fault;
      });
    return () => controller.abort();
  }, [drawStory, title]);

  React.useEffect(() => {
    if (next !== undefined) markNext(next);
  }, [next]);

  const listen = (page: Document) => {
    const press = (event: Event) => {
      const target = event.target as Element | null;
      const control = target === null ? undefined : controlAt(target);
      if (control === undefined) return;
      // A field that is chosen stays chosen.
      if (control.kind !== 'field') event.preventDefault();
      if (control.kind !== 'field' || event.type === 'change') {
        handlers.current.onPress(control, linkNamesIn(page));
      }
    };
    page.addEventListener('click', press);
    page.addEventListener('change', press);
    page.addEventListener('submit', (event) => event.preventDefault());
    page.addEventListener('keydown', (event) => handlers.current.onKey(event));
    const mark = page.createElement('style');
    mark.textContent = '[data-next] { outline: 3px solid #006deb; outline-offset: 3px; border-radius: 8px; }';
    page.head.append(mark);
    handlers.current.onDrawn(page);
  };

  return (
    <Frame data-stage={html === undefined ? 'waiting' : 'drawn'}>
      {html !== undefined && (
        <iframe
          key={`${html.title} ${html.content.length}`}
          title={html.title}
          srcDoc={html.content}
          // It has no scripts of its own: they are allowed for what listens here to its presses.
          sandbox="allow-same-origin allow-scripts"
          width={screenSize.width}
          height={screenSize.height}
          onLoad={({ currentTarget: { contentDocument } }) => contentDocument && listen(contentDocument)}
        />
      )}
    </Frame>
  );
}

/** Shows where the walk presses next. */
function markNext(element: Element) {
  const pressed = element.closest('label') ?? element;
  pressed.setAttribute('data-next', 'true');
  pressed.scrollIntoView({ block: 'center' });
}

const Frame = styled.div(({ theme }) => ({
  flex: 'none',
  overflow: 'hidden',
  inlineSize: screenSize.width * stageScale,
  blockSize: screenSize.height * stageScale,
  margin: '16px auto 12px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 10,
  background: theme.background.app,
  iframe: { display: 'block', border: 0, transform: `scale(${stageScale})`, transformOrigin: '0 0' },
}));
