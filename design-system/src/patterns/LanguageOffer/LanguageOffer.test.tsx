import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { LanguageOffer } from './LanguageOffer.tsx';

test('posts either language, with the page to come back to', () => {
  const frame = { ...sampleFrame, path: '/plans?voucher=SLEEP30', offeredLanguage: 'de' } as const;
  render(<LanguageOffer frame={frame} />);
  const region = screen.getByRole('complementary', { name: 'Lieber auf Deutsch?' });
  expect(region.querySelector('p')).toHaveAttribute('lang', 'de');

  for (const [name, language] of [
    ['Deutsch', 'de'],
    ['English', 'en'],
  ] as const) {
    const choice = screen.getByRole<HTMLButtonElement>('button', { name });
    expect(choice.form).toHaveAttribute('action', '/preferences');
    expect(choice.form).toHaveAttribute('method', 'post');
    expect(Object.fromEntries(new FormData(choice.form ?? undefined, choice))).toEqual({
      path: '/plans?voucher=SLEEP30',
      language,
    });
  }
});

test.each([
  ['without a language to offer', sampleFrame],
  ['on a page that is in the language already', { ...sampleFrame, offeredLanguage: sampleFrame.language }],
])('draws nothing %s', (_, frame) => {
  const { container } = render(<LanguageOffer frame={frame} />);
  expect(container).toBeEmptyDOMElement();
});
