import * as React from 'react';
import { CheckIcon, CloseIcon } from '@storybook/icons';
import { languageRecords, type Language } from '@stillpoint/translations';
import { styled } from 'storybook/theming';
import { changeBetween } from './changeBetween.ts';
import type { Checked } from './desk.ts';
import type { Length } from './lengths.ts';
import { SentenceField } from './SentenceField.tsx';
import { colours, Soft } from './style.ts';
import { Twins } from './Twins.tsx';
import type { Twin } from './twins.ts';

interface LanguageRowProps {
  language: Language;
  text: string;
  before: string;
  length: Length;
  /** Checks of a sentence that was changed, or the faults of one that was not. */
  checks: readonly Checked[];
  /** Whether it is the language of the story. */
  current: boolean;
  /** Where the same words stand as well. */
  twins: readonly Twin[];
  onChange: (text: string) => void;
  onChoose: (key: string) => void;
  onChangeAll: () => void;
}

/** A sentence in one language. */
export function LanguageRow(props: LanguageRowProps) {
  const { language, text, before, length, checks, current, twins, onChange, onChoose, onChangeAll } = props;
  const [editing, setEditing] = React.useState(false);
  const edited = text !== before;
  const change = changeBetween(before, text);
  const { displayName, locale } = languageRecords[language];
  const { used, of, by } = length;
  const full = used / of;

  return (
    <Row
      data-language={language}
      data-current={editing || current}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setEditing(false);
      }}
    >
      <div>
        <b lang={locale}>{displayName}</b>
        {edited && <Flag>Edited</Flag>}
      </div>
      <div>
        <SentenceField
          label={displayName}
          lang={locale}
          text={text}
          onChange={onChange}
          onFocus={() => setEditing(true)}
        />
        {edited && (
          <Was>
            Before: {change.ahead !== '' && '… '}
            {change.ahead} {change.gone === '' ? <ins>{change.come}</ins> : <del>{change.gone}</del>}{' '}
            {change.after}
            {change.after !== '' && ' …'}{' '}
            <button type="button" onClick={() => onChange(before)}>
              Take back
            </button>
          </Was>
        )}
        {twins.length > 0 && (edited || editing || current) && (
          <Twins {...{ twins, edited, onChoose, onChangeAll }} />
        )}
        {(edited || editing || checks.some(({ faults }) => faults.length > 0)) && (
          <Checks aria-live="polite">
            {checks.flatMap(({ name, faults }) =>
              faults.length === 0
                ? [
                    <li key={name}>
                      <CheckIcon size={12} aria-hidden />
                      {name}
                    </li>,
                  ]
                : faults.map((fault) => (
                    <li key={fault} data-fault="">
                      <CloseIcon size={12} aria-hidden />
                      {fault}
                    </li>
                  )),
            )}
          </Checks>
        )}
      </div>
      <Measure data-full={by === 'limit' && full > 0.95}>
        <span>
          {used} of {of}
        </span>
        <i>
          <i style={{ width: `${String(Math.min(100, Math.round(full * 100)))}%` }} />
        </i>
        {by === 'limit' && full > 1 && <span>{used - of} too many</span>}
        {by === 'tried' && <span>{full > 1 ? 'not tried' : 'or more'}</span>}
        {by === 'longest' && full === 1 && <span>longest</span>}
      </Measure>
    </Row>
  );
}

const Row = styled.li(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '82px minmax(0, 1fr) 76px',
  gap: 12,
  margin: '0 -20px',
  padding: '11px 20px',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  fontSize: 13,
  lineHeight: '20px',
  '&[data-current="true"]': {
    background: colours(theme).chosen,
    boxShadow: `3px 0 0 ${theme.color.secondary} inset`,
  },
}));

const Flag = styled.span(({ theme }) => ({
  display: 'inline-block',
  marginBlockStart: 4,
  padding: '1px 6px',
  borderRadius: 4,
  background: colours(theme).lookBack,
  color: colours(theme).look,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: theme.typography.weight.bold,
}));

const Was = styled(Soft.withComponent('p'))(({ theme }) => ({
  '&&': { margin: '14px 0 0' },
  del: { color: colours(theme).bad },
  ins: { color: colours(theme).good, textDecoration: 'none' },
  button: {
    minBlockSize: 24,
    border: 0,
    padding: '0 4px',
    background: 'none',
    color: theme.color.secondary,
    font: 'inherit',
    fontWeight: theme.typography.weight.bold,
    cursor: 'pointer',
  },
}));

const Checks = styled.ul(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  listStyle: 'none',
  margin: '10px 0 0',
  padding: 0,
  fontSize: 12,
  lineHeight: '18px',
  color: colours(theme).good,
  li: { display: 'inline-flex', alignItems: 'baseline', gap: 4 },
  svg: { flex: 'none' },
  'li[data-fault]': { color: colours(theme).bad, fontWeight: theme.typography.weight.bold },
}));

const Measure = styled.div(({ theme }) => ({
  fontSize: 11,
  lineHeight: '14px',
  paddingBlockStart: 3,
  textAlign: 'end',
  color: colours(theme).soft,
  '& > i': {
    display: 'block',
    blockSize: 4,
    margin: '5px 0 3px',
    borderRadius: 2,
    background: colours(theme).bar,
    overflow: 'hidden',
  },
  '& > i > i': { display: 'block', blockSize: '100%', background: colours(theme).filled },
  '&[data-full="true"]': { color: colours(theme).look },
  '&[data-full="true"] > i > i': { background: '#c47a00' },
  '& > span': { display: 'block' },
}));
