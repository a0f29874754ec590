import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { formIn } from '../../../patterns/NativeForm/formIn.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { CancelSubscription } from './CancelSubscription.tsx';
import { cancelSubscriptionStates } from './CancelSubscription.states.ts';

const meta = {
  title: 'Screens/Account/CancelSubscription',
  component: CancelSubscription,
  args: {
    frame: {
      ...sampleFrame,
      account: { status: 'signedIn', firstName: 'Alex' },
      path: '/subscription/cancel',
    },
    state: cancelSubscriptionStates.ready,
    links: { submit: '/subscription/cancel', subscription: '/subscription', home: '/', help: '/help' },
    onSubmit: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CancelSubscription>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { state: cancelSubscriptionStates.ready },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(submitIn(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      subscriptionId: cancelSubscriptionStates.ready.subscriptionId,
    });
  },
};

export const ReadyInRefundWindow: Story = { args: { state: cancelSubscriptionStates.readyInRefundWindow } };

export const ReadyPaid: Story = { args: { state: cancelSubscriptionStates.readyPaid } };

export const ReadyQueued: Story = { args: { state: cancelSubscriptionStates.readyQueued } };

export const Submitting: Story = {
  args: { state: cancelSubscriptionStates.submitting },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(submitIn(canvasElement));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Cancelled: Story = { args: { state: cancelSubscriptionStates.cancelled } };

export const CancelledTrial: Story = { args: { state: cancelSubscriptionStates.cancelledTrial } };

export const CancelledInRefundWindow: Story = {
  args: { state: cancelSubscriptionStates.cancelledInRefundWindow },
};

export const CancelledQueued: Story = { args: { state: cancelSubscriptionStates.cancelledQueued } };

export const AlreadyCancelled: Story = { args: { state: cancelSubscriptionStates.alreadyCancelled } };

export const Failed: Story = { args: { state: cancelSubscriptionStates.failed } };

export const Unavailable: Story = { args: { state: cancelSubscriptionStates.unavailable } };

function submitIn(canvas: HTMLElement): HTMLElement {
  return within(formIn(canvas)).getByRole('button');
}
