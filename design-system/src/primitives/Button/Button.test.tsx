import { describe, expect, vi, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button.tsx';

test('does not submit a form unless it is asked to', () => {
  render(<Button>Continue</Button>);
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('type', 'button');
});

test('reports a press', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Continue</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

describe('while work is in flight', () => {
  test('ignores presses', async () => {
    const onClick = vi.fn();
    render(
      <Button pending onClick={onClick}>
        Continue
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  test('does not submit its form again', async () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" pending>
          Continue
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('keeps focus and says that it cannot be pressed now', () => {
    const { rerender } = render(<Button>Continue</Button>);
    screen.getByRole('button').focus();
    rerender(<Button pending>Just a moment</Button>);
    const button = screen.getByRole('button', { name: 'Just a moment' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });
});
