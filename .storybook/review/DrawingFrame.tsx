import * as React from 'react';
import { drawingReady, type Drawing } from './drawing.ts';

/** Loads the preview without a story, out of sight, and reports the means to draw stories that it offers. */
export function DrawingFrame({ onReady }: { onReady: (draw: Drawing) => void }) {
  const frame = React.useRef<HTMLIFrameElement>(null);

  React.useEffect(() => {
    const element = frame.current;
    const report = (event: Event) => onReady((event as CustomEvent<Drawing>).detail);
    element?.addEventListener(drawingReady, report);
    return () => element?.removeEventListener(drawingReady, report);
  }, [onReady]);

  return (
    <iframe
      ref={frame}
      // Storybook's mark of a frame that it accepts messages from.
      data-is-storybook="true"
      title="Draws the pictures"
      src="iframe.html"
      hidden
    />
  );
}
