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
