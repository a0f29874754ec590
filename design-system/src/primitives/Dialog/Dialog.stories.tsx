import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Choose for yourself',
    closeLabel: 'Close',
    children: <Text>Nothing is counted unless you say so.</Text>,
    onClose: () => undefined,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  // The dialog's surface is loaded once it opens: tests look at it then.
  afterEach: async () => {
    await screen.findByRole('dialog');
  },
};
