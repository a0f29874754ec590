import * as React from 'react';
import { styled } from 'storybook/theming';
import { colours } from './style.ts';
import type { Twin } from './twins.ts';

/** At most so many are named. */
const most = 4;

interface TwinsProps {
  twins: readonly Twin[];
  /** Whether the sentence was changed. */
  edited: boolean;
  onChoose: (key: string) => void;
  onChangeAll: () => void;
}

/** Where the same words stand as well, which one may not want to say differently. */
export function Twins({ twins, edited, onChoose, onChangeAll }: TwinsProps) {
  const open = twins.filter(({ changed }) => changed !== undefined);
  const named = edited && open.length > 0 ? open : twins;
  const done = edited && open.length === 0;

  return (
    <Root>
      {done ? 'The same was changed in' : 'The same words stand in'}{' '}
      {named.slice(0, most).map(({ key }, at) => (
        <React.Fragment key={key}>
          {at > 0 && ', '}
          <button type="button" onClick={() => onChoose(key)}>
            {key.replace(':', '.')}
          </button>
        </React.Fragment>
      ))}
      {named.length > most && ` and ${String(named.length - most)} more`}
      {done ? '.' : ' as well.'}
      {edited && open.length > 0 && (
        <>
          {' '}
          <ChangeAll type="button" onClick={onChangeAll}>
            {open.length === 1 ? 'Change both' : `Change all ${String(open.length + 1)}`}
          </ChangeAll>
        </>
      )}
    </Root>
  );
}

const Root = styled.p(({ theme }) => ({
  '&&': { margin: '8px 0 0' },
  fontSize: 12,
  lineHeight: '24px',
  color: colours(theme).soft,
  button: {
    padding: '0 2px',
    minBlockSize: 24,
    border: 0,
    background: 'none',
    color: theme.color.secondary,
    font: 'inherit',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    cursor: 'pointer',
  },
}));

const ChangeAll = styled.button(({ theme }) => ({
  '&&': { fontWeight: theme.typography.weight.bold },
}));
