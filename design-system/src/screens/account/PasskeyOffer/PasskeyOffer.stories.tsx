import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { PasskeyOffer } from './PasskeyOffer.tsx';
import { passkeyOfferStates } from './PasskeyOffer.states.ts';

const meta = {
  title: 'Screens/Account/Passkey offer',
  component: PasskeyOffer,
  args: {
    frame: { ...sampleFrame, path: '/user/passkeys/offer' },
    state: passkeyOfferStates.open,
    links: { switchAccount: '/logout?back=/user/passkeys/offer', help: '/help' },
    onAdd: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PasskeyOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'A passkey is offered', args: { state: passkeyOfferStates.open } };

export const WithoutScript: Story = {
  name: 'Before a script has arrived',
  args: { state: passkeyOfferStates.withoutScript },
};

export const Unable: Story = {
  name: 'This browser can’t make passkeys',
  args: { state: passkeyOfferStates.unable },
};

export const Asking: Story = { name: 'The device asks', args: { state: passkeyOfferStates.asking } };

export const Cancelled: Story = {
  name: 'The device’s question was closed',
  args: { state: passkeyOfferStates.cancelled },
};

export const Known: Story = { name: 'The device has one already', args: { state: passkeyOfferStates.known } };

export const Refused: Story = {
  name: 'The passkey was not taken',
  args: { state: passkeyOfferStates.refused },
};

export const Unavailable: Story = {
  name: 'The server is not reached',
  args: { state: passkeyOfferStates.unavailable },
};

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: passkeyOfferStates.otherAccount },
};
