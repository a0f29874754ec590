import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Icon } from './Icon.tsx';
import { IconSpriteProvider } from './IconSpriteProvider.tsx';

test('draws the named symbol of the sprite and stays out of the accessibility tree', () => {
  const { container } = render(<Icon name="globe" />);

  expect(container.querySelector('use')).toHaveAttribute('href', '/static/icons.svg#globe');
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});

test('takes the sprite from where its provider says', () => {
  const { container } = render(
    <IconSpriteProvider href="/assets/stillpoint-icons.svg">
      <Icon name="check" />
    </IconSpriteProvider>,
  );

  expect(container.querySelector('use')).toHaveAttribute('href', '/assets/stillpoint-icons.svg#check');
});
