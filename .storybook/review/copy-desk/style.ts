import { styled, type Theme } from 'storybook/theming';

/** Colours that Storybook's theme has not, each with enough contrast by day and by night. */
export function colours({ base }: Theme) {
  return base === 'dark'
    ? {
        soft: '#a9b4c0',
        chip: '#3a2f5c',
        chipText: '#d8ccff',
        good: '#7fd1a0',
        bad: '#ff9b92',
        look: '#f0b866',
        lookBack: '#4a3413',
        chosen: '#1d2a3a',
        marked: '#6b5410',
        bar: '#3b434d',
        filled: '#94a1af',
      }
    : {
        soft: '#5c6570',
        chip: '#efe9fb',
        chipText: '#4b3293',
        good: '#1e6f42',
        bad: '#b3261e',
        look: '#8a4b00',
        lookBack: '#fff3dc',
        chosen: '#f5faff',
        marked: '#ffe9a8',
        bar: '#e4ecf3',
        filled: '#7d8a97',
      };
}

/** Small words beside others. */
export const Soft = styled.span(({ theme }) => ({
  fontSize: 12,
  lineHeight: '16px',
  color: colours(theme).soft,
}));

/** A placeholder or a tag: one piece. */
export const Chip = styled.b(({ theme }) => chipStyle(theme));

/** The same, for an element that React does not draw. */
export function chipStyle(theme: Theme) {
  return {
    padding: '1px 5px',
    borderRadius: 4,
    background: colours(theme).chip,
    color: colours(theme).chipText,
    fontWeight: theme.typography.weight.bold,
    fontSize: 12,
    lineHeight: '16px',
    whiteSpace: 'nowrap' as const,
  };
}
