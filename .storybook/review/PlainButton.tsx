import { styled } from 'storybook/theming';

/** A button of a page of review, with a line around it. */
export const PlainButton = styled.button(({ theme }) => ({
  minBlockSize: 28,
  padding: '0 12px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: 'none',
  color: theme.color.defaultText,
  font: 'inherit',
  fontWeight: theme.typography.weight.bold,
  cursor: 'pointer',
}));
