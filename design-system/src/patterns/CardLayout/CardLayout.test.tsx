import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { CardLayout } from './CardLayout.tsx';

function layout(title: string) {
  return (
    <CardLayout frame={sampleFrame} topic="Your workplace" title={title} text="One of two answers.">
      <a href="/yes">Yes</a>
    </CardLayout>
  );
}

test('the card has one heading, its text and its answers', () => {
  render(layout('Do you have an account?'));
  const main = screen.getByRole('main');
  expect(screen.getByRole('heading', { level: 1, name: 'Do you have an account?' })).toBeInTheDocument();
  expect(main).toHaveTextContent('Your workplace');
  expect(main).toHaveTextContent('One of two answers.');
  expect(main).toContainElement(screen.getByRole('link', { name: 'Yes' }));
});

test('the heading takes the focus when it changes, and not when the page opens', () => {
  const { rerender } = render(layout('First question'));
  expect(document.body).toHaveFocus();

  rerender(layout('Second question'));
  expect(screen.getByRole('heading', { level: 1, name: 'Second question' })).toHaveFocus();
});
