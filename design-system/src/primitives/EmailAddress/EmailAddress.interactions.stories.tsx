import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { EmailAddress } from './EmailAddress.tsx';
import states, { LongPart, Narrow } from './EmailAddress.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Email address',
  tags: ['!autodocs'],
} satisfies Meta<typeof EmailAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Expects that no part is wider than its line, and that the parts take more than one line. */
async function expectLines(canvas: HTMLElement) {
  const line = canvas.querySelector('p');
  if (line === null) throw new Error('The story has no narrow line.');
  await expect(line.scrollWidth).toBe(line.clientWidth);
  const parts = [...line.querySelectorAll('span')].map((part) => part.getBoundingClientRect());
  await expect(new Set(parts.map(({ bottom }) => bottom)).size).toBeGreaterThan(1);
  await expect(new Set(parts.map(({ height }) => height)).size).toBe(1);
}

export const BreaksBetweenParts: Story = {
  ...Narrow,
  name: 'Breaks between parts',
  play: ({ canvasElement }) => expectLines(canvasElement),
};

export const CutsLongPart: Story = {
  ...LongPart,
  name: 'Cuts a part longer than its line',
  play: ({ canvasElement }) => expectLines(canvasElement),
};
