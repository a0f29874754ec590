import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { field } from '../../../patterns/NativeForm/field.ts';
import { formIn } from '../../../patterns/NativeForm/formIn.ts';
import type { WorkEnquiry } from './WorkEnquiry.tsx';
import states from './WorkEnquiry.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Work enquiry',
  tags: ['!autodocs'],
} satisfies Meta<typeof WorkEnquiry>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sends: Story = {
  name: 'Sends a message',
  play: async ({ args, canvasElement, userEvent }) => {
    const form = formIn(canvasElement);
    await userEvent.type(field(form, 'fullname'), 'Alex Morgan');
    await userEvent.type(field(form, 'email'), 'alex.morgan@harbour.example');
    await userEvent.type(field(form, 'company'), 'Harbour & Sons');
    await userEvent.type(field(form, 'message'), 'There are forty of us.{Enter}In Leeds.');
    form.requestSubmit();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        fullname: 'Alex Morgan',
        email: 'alex.morgan@harbour.example',
        company: 'Harbour & Sons',
        message: 'There are forty of us.\nIn Leeds.',
        formToken: 'opened-at-sample',
        website: '',
      }),
    );
  },
};

export const MessageMissing: Story = {
  name: 'Asks for the message',
  play: async ({ args, canvasElement, userEvent }) => {
    const form = formIn(canvasElement);
    await userEvent.type(field(form, 'fullname'), 'Alex Morgan');
    await userEvent.type(field(form, 'email'), 'alex.morgan@harbour.example');
    await userEvent.type(field(form, 'company'), 'Harbour & Sons{Enter}');
    await waitFor(() => expect(field(form, 'message')).toHaveFocus());
    await expect(field(form, 'message')).toBeInvalid();
    await userEvent.type(field(form, 'message'), 'Hello');
    await waitFor(() => expect(field(form, 'message')).not.toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AllProblems: Story = {
  name: 'Says all that is wrong at once',
  play: async ({ args, canvasElement, userEvent }) => {
    const form = formIn(canvasElement);
    await userEvent.type(field(form, 'fullname'), 'www.example.com Morgan');
    await userEvent.type(field(form, 'email'), 'alex..morgan@harbour.example');
    await userEvent.type(field(form, 'company'), `${'Harbour & Sons '.repeat(7)}{Enter}`);
    for (const name of ['fullname', 'email', 'company', 'message']) {
      await waitFor(() => expect(field(form, name)).toBeInvalid());
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
