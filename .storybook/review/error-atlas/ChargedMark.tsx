import * as React from 'react';
import { CheckIcon, QuestionIcon } from '@storybook/icons';
import { styled } from 'storybook/theming';
import type { Charged } from './entry.ts';

const words: Record<Charged, string> = {
  nothing: 'Nothing',
  onceBefore: 'Once, before',
  notKnownYet: 'Not known yet',
  notInReach: 'Not in reach',
};

/** Whether anything was charged, by a sign and a word. */
export function ChargedMark({ charged }: { charged: Charged }) {
  return (
    <Root data-charged={charged}>
      {(charged === 'nothing' || charged === 'onceBefore') && <CheckIcon size={12} />}
      {charged === 'notKnownYet' && <QuestionIcon size={12} />}
      {words[charged]}
    </Root>
  );
}

const Root = styled.span(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  color: theme.barTextColor,
  fontSize: theme.typography.size.s1,
  whiteSpace: 'nowrap',
  '&[data-charged="nothing"], &[data-charged="onceBefore"]': {
    color: theme.base === 'dark' ? '#8fd6a9' : '#1e6f42',
    fontWeight: theme.typography.weight.bold,
  },
  '&[data-charged="notKnownYet"]': {
    marginInlineStart: -6,
    padding: '2px 6px',
    borderRadius: theme.appBorderRadius,
    background: theme.base === 'dark' ? '#4a3410' : '#fff3dc',
    color: theme.base === 'dark' ? '#ffd28a' : '#8a4b00',
    fontWeight: theme.typography.weight.bold,
  },
}));
