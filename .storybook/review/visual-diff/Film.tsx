import * as React from 'react';
import { styled } from 'storybook/theming';
import { Soft } from '../copy-desk/style.ts';
import { diffFolder, type Cause, type DifferentPicture } from './record.ts';
import { languageName, lookOf } from './sentences.ts';

/** Pictures shown at a time: those of a cause may be a thousand. */
const shownAtOnce = 24;

interface FilmProps {
  cause: Cause;
  picture: DifferentPicture;
  onChoose: (place: number) => void;
}

/** All pictures of a cause, small. */
export function Film({ cause: { pictures }, picture, onChoose }: FilmProps) {
  const at = pictures.indexOf(picture);
  const first = Math.floor(at / shownAtOnce) * shownAtOnce;
  const shown = pictures.slice(first, first + shownAtOnce);
  const rest = pictures.length - first - shown.length;

  return (
    <Root>
      <p>
        <span>
          <b>{picture.name}</b>, {lookOf(picture)}
        </span>
        <Soft>
          {at + 1} of {pictures.length}
        </Soft>
      </p>
      <ol>
        {shown.map((each, place) => (
          <li key={each.after}>
            <button type="button" aria-current={each === picture} onClick={() => onChoose(first + place)}>
              <img src={`${diffFolder}/${each.after}`} alt="" loading="lazy" />
              <b>{each.name}</b>
              <Soft>
                {languageName(each.language)} {each.width}
              </Soft>
            </button>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <button type="button" onClick={() => onChoose(first + shownAtOnce)}>
              + {rest}
            </button>
          </li>
        )}
      </ol>
    </Root>
  );
}

const Root = styled.div(({ theme }) => ({
  flex: 'none',
  padding: '10px 24px 12px',
  p: { display: 'flex', justifyContent: 'space-between', margin: 0 },
  ol: { display: 'flex', gap: 12, margin: '8px 0 0', padding: 2, listStyle: 'none', overflowX: 'auto' },
  li: { flex: 'none', inlineSize: 92 },
  button: {
    display: 'grid',
    inlineSize: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: 12,
    textAlign: 'start',
    cursor: 'pointer',
  },
  'button > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  img: {
    inlineSize: '100%',
    blockSize: 58,
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 4,
    objectFit: 'cover',
    objectPosition: '50% 20%',
  },
  'button[aria-current="true"] img': { boxShadow: `0 0 0 2px ${theme.color.secondary}` },
}));
