import { expect, test } from 'vitest';
import { render } from '@testing-library/react';
import { Icon } from './Icon.tsx';
import { IconSpriteProvider } from './IconSpriteProvider.tsx';

test('draws the named symbol of the sprite and stays out of the accessibility tree', () => {
  const { container } = render(<Icon name="globe" />);

  expect(container.querySelector('use')).toHaveAttribute('href', '/static/icons.svg#globe');
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});

test.each([
  ['a string', '/assets/stillpoint-icons.svg'],
  ['an imported file of Next', { src: '/assets/stillpoint-icons.svg', width: 24, height: 24 }],
])('takes the sprite from where its provider says, given %s', (_, href) => {
  const { container } = render(
    <IconSpriteProvider href={href}>
      <Icon name="check" />
    </IconSpriteProvider>,
  );

  expect(container.querySelector('use')).toHaveAttribute('href', '/assets/stillpoint-icons.svg#check');
});
