import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { sampleQuotes } from './Checkout.samples.ts';
import { OrderDays } from './OrderDays.tsx';

const {
  trialWithVoucher,
  monthlyWithVoucher,
  monthlyTrialWithVoucher,
  unitedStates,
  unitedStatesTaxPending,
  india,
  queued,
  queuedWithVoucher,
  upgradeNextYear,
} = sampleQuotes;

/** As wide as the order is on a screen of 320 px. */
const Narrow = styled.div`
  inline-size: 248px;
  margin-inline: auto;
`;

const meta = {
  title: 'Interactions/Order days',
  component: OrderDays,
  args: { frame: sampleFrame, quote: trialWithVoucher },
  tags: ['!autodocs'],
  render: ({ frame }) => (
    <Narrow>
      {[
        trialWithVoucher,
        monthlyWithVoucher,
        monthlyTrialWithVoucher,
        india,
        queued,
        queuedWithVoucher,
        upgradeNextYear,
      ].map((quote) => (
        <OrderDays key={quote.id} frame={frame} quote={quote} />
      ))}
      {[unitedStates, unitedStatesTaxPending].map((quote) => (
        <OrderDays key={quote.id} frame={{ ...frame, country: 'US' }} quote={quote} />
      ))}
    </Narrow>
  ),
} satisfies Meta<typeof OrderDays>;

export default meta;

export const StandApart: StoryObj<typeof meta> = {
  name: 'The words of two days never touch',
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    for (const list of canvasElement.querySelectorAll('ol')) {
      const days = Array.from(list.querySelectorAll('li'), wordsOf);
      const gaps = days.slice(1).map(({ left }, at) => left - (days[at]?.right ?? 0));
      await expect(Math.min(...gaps, Infinity), list.textContent).toBeGreaterThanOrEqual(8);
      const { right } = list.getBoundingClientRect();
      await expect(days.at(-1)?.right ?? 0, list.textContent).toBeLessThanOrEqual(right + 1);
    }
  },
};

function wordsOf(day: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(day);
  return range.getBoundingClientRect();
}
