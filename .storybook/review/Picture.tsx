import * as React from 'react';
import { differenceFrom } from './difference.ts';
import { takeTurn } from './turns.ts';
import { useNearView } from './useNearView.ts';

/** Heights of the windows that a page is drawn in, by their widths. */
const windowHeights = { 360: 740, 768: 1024, 1280: 800 };

export interface PictureProps {
  title: string;
  /** Gives the HTML of the page. Another function is another picture. */
  draw: (signal: AbortSignal) => Promise<string>;
  /** Width of the page, in its own pixels. */
  width: keyof typeof windowHeights;
  /** Width of the picture. */
  shownWidth: number;
  /** Height of the picture, where it shows a part of the page. Without it, the whole page is shown. */
  shownHeight?: number;
  /** Gives another page: the picture shows the first place that differs from it. Without it, the top is shown. */
  comparedWith?: (signal: AbortSignal) => Promise<string>;
}

/** A page in a frame without scripts, as high as its content and made small. Is there only near the view. */
export function Picture({ title, draw, width, shownWidth, shownHeight, comparedWith }: PictureProps) {
  const [box, near] = useNearView<HTMLDivElement>();
  const [html, setHtml] = React.useState<string>();
  const [height, setHeight] = React.useState<number>(windowHeights[width]);
  const [drawn, setDrawn] = React.useState(false);
  const [empty, setEmpty] = React.useState(false);
  const [top, setTop] = React.useState(0);
  const scale = shownWidth / width;
  const hidden = Math.max(0, height - (shownHeight ?? Infinity) / scale);

  const endTurn = React.useRef<() => void>(undefined);

  React.useEffect(() => {
    if (!near) return undefined;
    const left = new AbortController();
    const begin = async () => {
      endTurn.current = await takeTurn();
      left.signal.throwIfAborted();
      const page = await draw(left.signal);
      left.signal.throwIfAborted();
      setHtml(page);
    };
    begin().catch((fault: unknown) => {
      endTurn.current?.();
      if (!left.signal.aborted) throw fault;
    });
    return () => {
      left.abort();
      endTurn.current?.();
      setHtml(undefined);
      setDrawn(false);
    };
  }, [near, draw]);

  const show = async (page: Document) => {
    await page.fonts.ready;
    const other = await comparedWith?.(new AbortController().signal);
    const place = other === undefined ? undefined : differenceFrom(other, page);
    setHeight(heightOf(page.documentElement));
    setTop(place?.getBoundingClientRect().top ?? 0);
    setEmpty(page.body.querySelector(':not(style)') === null);
    setDrawn(true);
    endTurn.current?.();
  };

  return (
    <div
      ref={box}
      data-picture={drawn ? 'drawn' : 'waiting'}
      style={{
        position: 'relative',
        overflow: 'hidden',
        inlineSize: shownWidth,
        blockSize: shownHeight ?? height * scale,
        background: 'rgb(127 127 127 / 0.15)',
      }}
    >
      {html !== undefined && (
        <iframe
          title={title}
          srcDoc={html}
          // Of this origin, so that fonts and icons load and the page can be measured. Without scripts.
          sandbox="allow-same-origin"
          inert
          tabIndex={-1}
          width={width}
          height={height}
          onLoad={({ currentTarget: { contentDocument } }) => contentDocument && void show(contentDocument)}
          style={{
            display: 'block',
            border: 0,
            visibility: drawn ? 'visible' : 'hidden',
            transformOrigin: '0 0',
            transform: `scale(${scale}) translateY(${-Math.min(hidden, Math.max(0, top - margin))}px)`,
          }}
        />
      )}
      {drawn && empty && (
        <p style={{ position: 'absolute', inset: 12, margin: 0 }}>Drawn by a script: open it to see it.</p>
      )}
    </div>
  );
}

/** The height of a page's content, also of one that is lower than its window. */
function heightOf(page: HTMLElement): number {
  const own = Math.ceil(page.getBoundingClientRect().height);
  return page.scrollHeight > page.clientHeight ? Math.max(own, page.scrollHeight) : own;
}

/** What is left above a place that is shown, in pixels of the page. */
const margin = 48;
