import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { GiveGift } from './GiveGift.tsx';
import { giveGiftStates } from './GiveGift.states.ts';

const meta = {
  title: 'Screens/Checkout/Give gift',
  component: GiveGift,
  args: {
    frame: { ...sampleFrame, path: '/gift' },
    state: giveGiftStates.form,
    links: {
      submit: '/gift',
      begin: '/gift',
      switchAccount: '/logout?back=%2Fgift',
      help: 'https://help.example/',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GiveGift>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = { name: 'An empty form' };

export const Typed: Story = { name: 'A gift that was typed', args: { state: giveGiftStates.typed } };

export const SignedOut: Story = {
  name: 'What can be given, signed out',
  args: { state: giveGiftStates.signedOut },
};

export const SignedOutInUs: Story = {
  name: 'Prices plus tax, signed out',
  args: { state: giveGiftStates.signedOutInUs },
};

export const InUs: Story = { name: 'Asks for a ZIP code', args: { state: giveGiftStates.inUs } };

export const LeftEmpty: Story = { name: 'Left empty', args: { state: giveGiftStates.leftEmpty } };

export const Refused: Story = {
  name: 'A web address as name, a day that is past',
  args: { state: giveGiftStates.refused },
};

export const TooLong: Story = {
  name: 'Texts that are too long, a day too far away',
  args: { state: giveGiftStates.tooLong },
};

export const Characters: Story = {
  name: 'A character that no name has, no day',
  args: { state: giveGiftStates.characters },
};

export const PostalCodeMissing: Story = {
  name: 'ZIP code missing',
  args: { state: giveGiftStates.postalCodeMissing },
};

export const PostalCodeMalformed: Story = {
  name: 'ZIP code incomplete',
  args: { state: giveGiftStates.postalCodeMalformed },
};

export const PostalCodeUnknown: Story = {
  name: 'ZIP code not known',
  args: { state: giveGiftStates.postalCodeUnknown },
};

export const Unavailable: Story = {
  name: 'The billing company does not answer',
  args: { state: giveGiftStates.unavailable },
};

export const TooManyAttempts: Story = {
  name: 'Too many attempts',
  args: { state: giveGiftStates.tooManyAttempts },
};

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: giveGiftStates.otherAccount },
};
