import * as React from 'react';
import { styled } from 'storybook/theming';
import type { Place } from '../../../site/src/journeys/graph.ts';
import type { Drawing } from '../drawing.ts';
import type { State } from '../states.ts';
import { useDrawStory } from './useDrawStory.ts';
import { controlAt, linkNamesIn, type Control, type LinkNames } from './controls.ts';

/** The window that the screen is drawn in, and how small it is shown. */
const screenSize = { width: 360, height: 640 };
export const stageScale = 0.75;

/** A page that was drawn, and for which place and look. */
interface DrawnPage {
  place: Place;
  look: string;
  content: string;
}

interface StageProps {
  place: Place;
  state: State;
  draw: Drawing;
  language: string;
  theme: string;
  /** The screen is there, and can be pressed. */
  onDrawn: (place: Place, drawn: Document) => void;
  onPress: (control: Control, linkNames: LinkNames) => void;
  onKey: (event: KeyboardEvent) => void;
  /** What the walk presses next. */
  next: Element | undefined;
}

/** A screen that can be pressed: it leads nowhere by itself, and says what was pressed. */
export function Stage({ place, state, draw, language, theme, onDrawn, onPress, onKey, next }: StageProps) {
  const [page, setPage] = React.useState<DrawnPage>();
  const look = `${language} ${theme}`;
  const there = page?.place === place && page.look === look;
  const handlers = React.useRef({ onDrawn, onPress, onKey });
  React.useEffect(() => {
    handlers.current = { onDrawn, onPress, onKey };
  });

  const drawStory = useDrawStory(state, draw, { language, theme });

  React.useEffect(() => {
    const controller = new AbortController();
    drawStory(controller.signal)
      .then((content) => setPage({ place, look, content }))
      .catch((fault: unknown) => {
        if (!controller.signal.aborted) throw fault;
      });
    return () => controller.abort();
  }, [drawStory, place, look]);

  React.useEffect(() => {
    if (next !== undefined) markNext(next);
  }, [next]);

  const listen = (drawn: Document) => {
    const press = (event: Event) => {
      const target = event.target as Element | null;
      const control = target === null ? undefined : controlAt(target);
      if (control === undefined) return;
      // A field that is chosen stays chosen.
      if (control.kind !== 'field') event.preventDefault();
      if (control.kind !== 'field' || event.type === 'change') {
        handlers.current.onPress(control, linkNamesIn(drawn));
      }
    };
    drawn.addEventListener('click', press);
    drawn.addEventListener('change', press);
    drawn.addEventListener('submit', (event) => event.preventDefault());
    drawn.addEventListener('keydown', (event) => handlers.current.onKey(event));
    const mark = drawn.createElement('style');
    mark.textContent = '[data-next] { outline: 3px solid #006deb; outline-offset: 3px; border-radius: 8px; }';
    drawn.head.append(mark);
    handlers.current.onDrawn(place, drawn);
  };

  return (
    <Frame data-stage={there ? 'drawn' : 'waiting'}>
      {there && (
        <iframe
          key={`${place} ${look}`}
          title={state.name}
          srcDoc={page.content}
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
