import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { formIn } from '../../../patterns/NativeForm/formIn.ts';
import { cancelSubscriptionStates } from './CancelSubscription.states.ts';
import type { CancelSubscription } from './CancelSubscription.tsx';
import states from './CancelSubscription.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Cancel subscription',
  tags: ['!autodocs'],
} satisfies Meta<typeof CancelSubscription>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cancels: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(submitIn(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      subscriptionId: cancelSubscriptionStates.ready.subscriptionId,
    });
  },
};

export const OfferByReason: Story = {
  name: 'Shows the offer of the chosen reason, and the button stays in place',
  args: { state: cancelSubscriptionStates.readyWithAlternatives },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const reason = canvas.getByRole('combobox');
    // In its form: the window may scroll.
    const topOf = (part: HTMLElement) => part.getBoundingClientRect().top;
    const place = () => Math.round(topOf(submitIn(canvasElement)) - topOf(formIn(canvasElement)));
    const shown = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[data-for]')]
        .filter((part) => part.checkVisibility())
        .map((part) => part.dataset.for);

    await expect(shown()).toEqual([]);
    const before = place();
    for (const [value, part] of [
      ['tooExpensive', ['tooExpensive']],
      ['notUsed', ['notUsed temporary']],
      ['technicalTrouble', ['technicalTrouble']],
      ['notExpected', []],
      ['temporary', ['notUsed temporary']],
    ] as const) {
      await userEvent.selectOptions(reason, value);
      await expect(shown()).toEqual(part);
      await expect(place()).toBe(before);
    }
    await userEvent.selectOptions(reason, 'other');
    await expect(shown()).toEqual(['other']);
    await expect(place()).toBe(before);
  },
};

export const PressedAgain: Story = {
  name: 'Ignores a second press',
  args: { state: cancelSubscriptionStates.submitting },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(submitIn(canvasElement));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

function submitIn(canvas: HTMLElement): HTMLElement {
  return within(formIn(canvas)).getByRole('button');
}
