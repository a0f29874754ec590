import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Sentence } from './Sentence.tsx';

test('puts what it was given where the words name it, in their order', () => {
  render(
    <p>
      <Sentence
        words="See our <privacy>privacy policy</privacy> and <terms>terms</terms>."
        parts={{ terms: <TextLink href="/terms" />, privacy: <TextLink href="/privacy" /> }}
      />
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^See our privacy policy and terms\.$/);
  expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
});

test('needs no part at all', () => {
  render(
    <p>
      <Sentence words="Nothing is charged today." parts={{}} />
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent('Nothing is charged today.');
});

// A code or a name is user input: it is never parsed as markup.
test('takes foreign tags for words', () => {
  render(
    <p>
      <Sentence
        words={'<strong><img src=x onerror=alert(1)></strong> is applied'}
        parts={{ strong: <strong /> }}
      />
    </p>,
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('strong')).toHaveTextContent('<img src=x onerror=alert(1)>');
});
