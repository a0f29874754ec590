import * as React from 'react';
import type { Language } from '@stillpoint/translations';
import type { Drawing } from '../drawing.ts';
import { Picture } from '../Picture.tsx';
import { PictureFrame } from '../PictureFrame.tsx';
import { storyAddress } from '../sheet-address.ts';
import type { State } from '../states.ts';
import { placeOf } from './place.ts';

/** Sizes of pictures: beside a row's words, and in the row that is opened. */
const sizes = { small: { width: 44, height: 42 }, large: { width: 196, height: 118 } };

interface StatePictureProps {
  state: State;
  /** The words that the picture shows the place of. Without them, it shows the top of its page. */
  words: string | undefined;
  language: Language;
  languageName: string;
  theme: string;
  draw: Drawing;
  size: keyof typeof sizes;
}

/** A state in a language, which leads to its live story in the same language and theme. */
export function StatePicture(props: StatePictureProps) {
  const { state, words, language, languageName, theme, draw, size } = props;
  const { width, height } = sizes[size];
  const title = `${state.name}, ${languageName}`;
  const drawState = React.useCallback(
    (signal: AbortSignal) => draw(state, { language, theme }, signal),
    [draw, state, language, theme],
  );
  const placeIn = React.useMemo(
    () => (words === undefined ? undefined : (shown: Document) => placeOf(words, shown)),
    [words],
  );

  return (
    <PictureFrame title={title} href={storyAddress(state.id, { language, theme })}>
      <Picture
        title={title}
        draw={drawState}
        width={360}
        shownWidth={width}
        shownHeight={height}
        placeIn={placeIn}
      />
    </PictureFrame>
  );
}
