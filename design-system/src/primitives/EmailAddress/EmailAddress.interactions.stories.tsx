import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { EmailAddress } from './EmailAddress.tsx';
import states, { LongPart, Narrow, Short } from './EmailAddress.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Email address',
  tags: ['!autodocs'],
} satisfies Meta<typeof EmailAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The widths, in pixels, between that of the first line and that of all words on one line. */
const widths = Array.from({ length: 40 }, (_, at) => 320 + 5 * at);

/** Expects an address of several lines, none of which leaves its place, and the full stop behind its last part. */
async function expectLines(canvas: HTMLElement) {
  const line = canvas.querySelector('p');
  const address = line?.querySelector('span');
  if (!line || !address) throw new Error('The story has no narrow line.');
  await expect(line.scrollWidth).toBe(line.clientWidth);
  const lineHeight = Number.parseFloat(getComputedStyle(address).lineHeight);
  await expect(address.getBoundingClientRect().height).toBeGreaterThan(1.5 * lineHeight);
  await expect(stopAfter(address).left).toBeGreaterThan(line.getBoundingClientRect().left + 1);
}

function stopAfter(address: Element): DOMRect {
  const stop = document.createRange();
  stop.setStartAfter(address);
  if (address.nextSibling) stop.setEnd(address.nextSibling, 1);
  return stop.getBoundingClientRect();
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

export const KeepsItsFullStop: Story = {
  ...Short,
  name: 'Keeps its full stop on its line',
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('p');
    const address = line?.querySelector('span');
    if (!line || !address) throw new Error('The story has no line.');
    for (const width of widths) {
      line.style.inlineSize = `${String(width)}px`;
      const end = address.getClientRects()[address.getClientRects().length - 1];
      await expect(stopAfter(address).bottom, `at ${String(width)} px`).toBe(end?.bottom);
    }
    line.style.removeProperty('inline-size');
  },
};
