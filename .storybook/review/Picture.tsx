import * as React from 'react';
import { differenceFrom } from './difference.ts';
import type { Place } from './problems/record.ts';
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
  /** Finds the place in the page that the picture shows, in place of a comparison. Without one, the top is shown. */
  placeIn?: ((shown: Document) => Element | undefined) | undefined;
  /** Places with a line around them. The picture shows the first of them. */
  outlined?: readonly Place[];
}

/** What is in the frame. Each page has a frame of its own, so that none gets the load event of another. */
interface PageInFrame {
  key: number;
  html: string;
  onLoad: (shown: Document) => void;
}

/** A page in a frame without scripts, as high as its content and made small. Is there only near the view. */
export function Picture(props: PictureProps) {
  const { title, draw, width, shownWidth, shownHeight, comparedWith, placeIn, outlined = [] } = props;
  const [box, near] = useNearView<HTMLDivElement>();
  const [page, setPage] = React.useState<PageInFrame>();
  const [height, setHeight] = React.useState<number>(windowHeights[width]);
  const [drawn, setDrawn] = React.useState(false);
  const [empty, setEmpty] = React.useState(false);
  const [top, setTop] = React.useState(0);
  const pages = React.useRef(0);
  const scale = shownWidth / width;
  const hidden = Math.max(0, height - (shownHeight ?? Infinity) / scale);
  const above = Math.min(hidden, Math.max(0, (outlined[0]?.top ?? top) - margin));

  React.useEffect(() => {
    if (!near) return undefined;
    const controller = new AbortController();
    const { signal } = controller;

    const show = async (shown: Document) => {
      await shown.fonts.ready;
      const other = await comparedWith?.(signal);
      signal.throwIfAborted();
      const place = other === undefined ? placeIn?.(shown) : differenceFrom(other, shown);
      setHeight(heightOf(shown.documentElement));
      setTop(place?.getBoundingClientRect().top ?? 0);
      setEmpty(shown.body.querySelector(':not(style)') === null);
      setDrawn(true);
    };
    const make = async () => {
      const end = await takeTurn();
      // A frame that is removed may never load.
      signal.addEventListener('abort', end);
      try {
        signal.throwIfAborted();
        const html = await draw(signal);
        signal.throwIfAborted();
        const shown = await new Promise<Document>((onLoad) => {
          pages.current += 1;
          setPage({ key: pages.current, html, onLoad });
        });
        await show(shown);
      } finally {
        end();
      }
    };
    make().catch((fault: unknown) => {
      if (!signal.aborted) throw fault;
    });
    return () => {
      controller.abort();
      setPage(undefined);
      setDrawn(false);
    };
  }, [near, draw, comparedWith, placeIn]);

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
      {page !== undefined && (
        <iframe
          key={page.key}
          title={title}
          srcDoc={page.html}
          // Of this origin, so that fonts and icons load and the page can be measured. Without scripts.
          sandbox="allow-same-origin"
          inert
          tabIndex={-1}
          width={width}
          height={height}
          onLoad={({ currentTarget: { contentDocument } }) => contentDocument && page.onLoad(contentDocument)}
          style={{
            display: 'block',
            border: 0,
            visibility: drawn ? 'visible' : 'hidden',
            transformOrigin: '0 0',
            transform: `scale(${scale}) translateY(${-above}px)`,
          }}
        />
      )}
      {drawn && outlined.map((place, index) => <Outline key={index} {...{ place, above, scale }} />)}
      {drawn && empty && (
        <p style={{ position: 'absolute', inset: 12, margin: 0 }}>Drawn by a script: open it to see it.</p>
      )}
    </div>
  );
}

/** A line around a place of the page. */
function Outline({ place, above, scale }: { place: Place; above: number; scale: number }) {
  return (
    <div
      data-outline
      style={{
        position: 'absolute',
        insetInlineStart: place.left * scale - 3,
        insetBlockStart: (place.top - above) * scale - 3,
        inlineSize: place.width * scale + 6,
        blockSize: place.height * scale + 6,
        border: '2px solid #c26a00',
        borderRadius: 4,
        pointerEvents: 'none',
      }}
    />
  );
}

/** The height of a page's content, also of one that is lower than its window. */
function heightOf(page: HTMLElement): number {
  const own = Math.ceil(page.getBoundingClientRect().height);
  return page.scrollHeight > page.clientHeight ? Math.max(own, page.scrollHeight) : own;
}

/** What is left above a place that is shown, in pixels of the page. */
const margin = 48;
