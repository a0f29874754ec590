import * as React from 'react';
import { styled } from 'storybook/theming';
import { colours, Soft } from '../copy-desk/style.ts';
import { PlainButton } from '../PlainButton.tsx';
import type { DiffChoice } from './address.ts';
import { Comparison } from './Comparison.tsx';
import { verdictOn, type Decisions, type Verdict } from './decisions.ts';
import { Film } from './Film.tsx';
import type { Cause, DifferentPicture } from './record.ts';
import { lineOf, reachOf, titleOf } from './sentences.ts';

interface CauseViewProps {
  cause: Cause;
  picture: DifferentPicture;
  choice: DiffChoice;
  decisions: Decisions;
  /** Why the last decision was not written. */
  fault: string | undefined;
  flipped: boolean;
  baseName: string;
  onChoose: (choice: Partial<DiffChoice>) => void;
  onVerdict: (verdict: Verdict) => void;
}

/** A cause: what it reaches, its pictures, and the decision about all of them. */
export function CauseView(props: CauseViewProps) {
  const { cause, picture, choice, decisions, fault, flipped, baseName, onChoose, onVerdict } = props;
  const verdict = verdictOn(cause, decisions);

  return (
    <Root aria-label={titleOf(cause)}>
      <header>
        <div>
          <h2>{titleOf(cause)}</h2>
          <p>
            {reachOf(cause)} <code>{lineOf(cause)}</code>
          </p>
          <Soft role="status">{fault}</Soft>
        </div>
        <PlainButton type="button" aria-pressed={verdict === 'refused'} onClick={() => onVerdict('refused')}>
          Not like this <kbd>N</kbd>
        </PlainButton>
        <Approve type="button" aria-pressed={verdict === 'approved'} onClick={() => onVerdict('approved')}>
          {verdict === 'approved' ? '✓ Approved' : `Approve all ${String(cause.pictures.length)}`}{' '}
          <kbd>A</kbd>
        </Approve>
      </header>
      <Comparison {...{ picture, choice, flipped, baseName }} onSlide={(slider) => onChoose({ slider })} />
      <Film {...{ cause, picture }} onChoose={(place) => onChoose({ picture: place })} />
    </Root>
  );
}

const Root = styled.section(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  header: { display: 'flex', flex: 'none', alignItems: 'center', gap: 8, padding: '14px 24px' },
  'header > div': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  'header > button': { flex: 'none' },
  h2: { margin: 0, fontSize: 18, lineHeight: '24px', fontWeight: 700 },
  p: { margin: 0 },
  code: { color: colours(theme).soft, fontSize: 12 },
  '[role="status"]': { color: colours(theme).bad },
}));

const Approve = styled(PlainButton)({
  '&&': { borderColor: '#006deb', background: '#006deb', color: '#fff' },
  '&& kbd': { borderColor: 'transparent', background: '#0059c2', color: '#fff' },
});
