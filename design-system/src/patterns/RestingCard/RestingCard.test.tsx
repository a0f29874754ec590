import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { RestingCard } from './RestingCard.tsx';

test('says what its card says, and nothing of the drawing', () => {
  const { container } = render(
    <RestingCard>
      <Heading level={1} size="h2">
        Good evening
      </Heading>
    </RestingCard>,
  );

  expect(screen.getByRole('heading', { level: 1, name: 'Good evening' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container).toHaveTextContent(/^Good evening$/);
});

test('is the one card of a page that floats', () => {
  render(<RestingCard>Good evening</RestingCard>);
  expect(screen.getByText('Good evening')).toHaveAttribute('data-elevation', 'float');
});
