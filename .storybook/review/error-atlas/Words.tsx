import * as React from 'react';
import { styled } from 'storybook/theming';
import type { AtlasEntry } from './entry.ts';
import { pathsOf, piecesOf, type Texts } from './texts.ts';

/** What an entry says in a language: its title in bold, and what is filled in as chips. */
export function Words({ entry, texts }: { entry: AtlasEntry; texts: Texts | undefined }) {
  if (texts === undefined) return <Waiting />;
  const paths = pathsOf(entry);

  return (
    <Root>
      {paths.map((path, at) => {
        const words = piecesOf(texts[path] ?? '').map((piece, place) =>
          'text' in piece ? (
            <React.Fragment key={place}>{piece.text}</React.Fragment>
          ) : (
            <Chip key={place}>{piece.placeholder}</Chip>
          ),
        );
        return at === 0 && paths.length > 1 ? <b key={path}>{words} </b> : <span key={path}>{words}</span>;
      })}
    </Root>
  );
}

const Root = styled.span({ b: { fontWeight: 700 } });

const Chip = styled.b(({ theme }) => ({
  padding: '0 4px',
  borderRadius: theme.appBorderRadius,
  background: theme.base === 'dark' ? '#3d3163' : '#efe9fb',
  color: theme.base === 'dark' ? '#dccfff' : '#4b3293',
  fontSize: 11,
}));

const Waiting = styled.span(({ theme }) => ({
  display: 'block',
  blockSize: 32,
  borderRadius: theme.appBorderRadius,
  background: 'rgb(127 127 127 / 0.15)',
}));
