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

/** Expects an address of several lines, none of which leaves its place. */
async function expectLines(canvas: HTMLElement) {
  const line = canvas.querySelector('p');
  const address = line?.querySelector('span');
  if (!line || !address) throw new Error('The story has no narrow line.');
  await expect(line.scrollWidth).toBe(line.clientWidth);
  await expect(address.getClientRects().length).toBeGreaterThan(1);
}

export const BreaksBetweenParts: Story = {
  ...Narrow,
  name: 'Breaks between parts',
  play: ({ canvasElement }) => expectLines(canvasElement),
};

export const BreaksWithinLongPart: Story = {
  ...LongPart,
  name: 'Breaks within a part longer than its line',
  play: ({ canvasElement }) => expectLines(canvasElement),
};
