import * as React from 'react';
import { keyframes, styled } from 'storybook/theming';
import { storyAddress } from '../sheet-address.ts';
import type { DiffChoice } from './address.ts';
import { diffFolder, type DifferentPicture } from './record.ts';

interface ComparisonProps {
  picture: DifferentPicture;
  choice: DiffChoice;
  /** While the pictures blink: whether the other is shown where nothing may move. */
  flipped: boolean;
  baseName: string;
  onSlide: (slider: number) => void;
}

/** The two pictures of a state. Where they differ is outlined. */
export function Comparison({ picture, choice, flipped, baseName, onSlide }: ComparisonProps) {
  const { view, slider } = choice;
  const { id, name, rectangle, part } = picture;
  const percent = (length: number, of: number) => `${String((100 * length) / of)}%`;
  const below = Math.min(part.height, rectangle.y - part.y + rectangle.height);
  const outline = {
    insetInlineStart: percent(rectangle.x, part.width),
    insetBlockStart: percent(rectangle.y - part.y, part.height),
    inlineSize: percent(rectangle.width, part.width),
    blockSize: percent(below - (rectangle.y - part.y), part.height),
  };

  return (
    <Stage data-view={view} data-flipped={flipped}>
      <div>
        <figure style={{ inlineSize: part.width }}>
          <img
            src={`${diffFolder}/${picture.after}`}
            alt={`${name}, today`}
            width={part.width}
            height={part.height}
          />
          <img
            data-before
            src={`${diffFolder}/${picture.before}`}
            alt={`${name}, ${baseName}`}
            width={part.width}
            height={part.height}
            style={view === 'slider' ? { clipPath: `inset(0 ${String(100 - slider)}% 0 0)` } : undefined}
          />
          {view !== 'beside' && <i style={outline} />}
          {view === 'slider' && (
            <>
              <hr style={{ insetInlineStart: `${String(slider)}%` }} />
              <input
                type="range"
                min={0}
                max={100}
                value={slider}
                aria-label={`How much of ${baseName} is shown, in percent`}
                onChange={(event) => onSlide(Number(event.target.value))}
              />
            </>
          )}
        </figure>
      </div>
      <footer>
        <b>{view === 'beside' ? 'Today' : baseName}</b>
        <a href={storyAddress(id, picture)}>Open the story</a>
        <b>{view === 'beside' ? baseName : 'Today'}</b>
      </footer>
    </Stage>
  );
}

const blink = keyframes({ '0%, 49%': { opacity: 1 }, '50%, 100%': { opacity: 0 } });

const Stage = styled.div(({ theme }) => ({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minBlockSize: 0,
  '& > div': { flex: 1, minBlockSize: 0, padding: '24px 24px 0', overflow: 'auto' },
  borderBlock: `1px solid ${theme.appBorderColor}`,
  background: theme.background.app,
  figure: { position: 'relative', maxInlineSize: '100%', margin: '0 auto', background: '#fff' },
  img: { display: 'block', inlineSize: '100%', blockSize: 'auto' },
  'img[data-before]': { position: 'absolute', insetBlockStart: 0, background: '#fff' },
  i: {
    position: 'absolute',
    outline: '1.5px dashed #c2185b',
    outlineOffset: 4,
    borderRadius: 6,
    pointerEvents: 'none',
  },
  hr: {
    position: 'absolute',
    insetBlock: 0,
    inlineSize: 2,
    margin: 0,
    border: 0,
    background: '#006deb',
    pointerEvents: 'none',
  },
  'input[type="range"]': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'ew-resize',
  },
  'input[type="range"]:focus-visible + *, figure:focus-within': { outline: '2px solid #006deb' },
  footer: { display: 'flex', flex: 'none', justifyContent: 'space-between', padding: '8px 24px' },
  a: { color: theme.color.secondary },
  '&[data-view="beside"] figure': { display: 'flex', gap: 24, inlineSize: 'auto !important' },
  '&[data-view="beside"] img': { position: 'static', flex: '1 1 0', minInlineSize: 0 },
  '&[data-view="changed"] img[data-before]': { mixBlendMode: 'difference' },
  '&[data-view="blink"] img[data-before]': { animation: `${blink} 1.4s infinite` },
  '@media (prefers-reduced-motion: reduce)': {
    '&[data-view="blink"] img[data-before]': { animation: 'none' },
    '&[data-view="blink"][data-flipped="true"] img[data-before]': { opacity: 0 },
  },
}));
