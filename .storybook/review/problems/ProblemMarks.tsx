import * as React from 'react';
import { AlertIcon } from '@storybook/icons';
import { styled } from 'storybook/theming';
import { colours } from '../copy-desk/style.ts';
import type { Problem } from './record.ts';
import { markOf, sentenceOf } from './sentences.ts';

interface ProblemMarksProps {
  problems: readonly Problem[];
  /** The picture that has them, as its title says. */
  title: string;
  onOpen: (problem: Problem) => void;
}

/** The problems of a picture, below it. A press opens it at the place. */
export function ProblemMarks({ problems, title, onOpen }: ProblemMarksProps) {
  return (
    <List>
      {problems.map((problem, index) => (
        <li key={index}>
          <button
            type="button"
            data-problem
            title={sentenceOf(problem)}
            aria-label={`${markOf(problem)}: ${title}`}
            onClick={() => onOpen(problem)}
          >
            <AlertIcon size={12} />
            {markOf(problem)}
          </button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: 5,
    minBlockSize: 24,
    padding: '0 8px',
    border: 0,
    borderRadius: theme.appBorderRadius,
    background: colours(theme).lookBack,
    color: colours(theme).look,
    font: 'inherit',
    fontSize: theme.typography.size.s1,
    fontWeight: theme.typography.weight.bold,
    textAlign: 'start',
    cursor: 'pointer',
  },
  svg: { flex: 'none' },
}));
