import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { ThemeSelect } from './ThemeSelect.tsx';

test('posts the theme that is pressed', async () => {
  render(<ThemeSelect frame={sampleFrame} />);
  await userEvent.click(screen.getByText('Match my device', { selector: 'summary *' }));

  const night = screen.getByRole<HTMLButtonElement>('button', { name: 'Night' });
  expect(new FormData(night.form ?? undefined, night).get('theme')).toBe('night');
});
