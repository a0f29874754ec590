import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { DialogProps } from './Dialog.tsx';
import { Dialog } from './Dialog.tsx';
import states from './Dialog.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Dialog',
  tags: ['!autodocs'],
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Choose for yourself' })).toBeVisible();
  },
};

export const OpenedByAButton: Story = {
  name: 'Opened by a button, closed by Escape',
  args: { open: false },
  render: (args) => <WithButton {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Details' })).toHaveFocus());
  },
};

function WithButton(props: DialogProps) {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Details
      </Button>
      <Dialog
        {...props}
        open={open}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}
