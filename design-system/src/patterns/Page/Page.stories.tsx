import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../primitives/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Main } from '../Main/Main.tsx';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { Page } from './Page.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { sampleFrame } from './sampleFrame.ts';

const meta = {
  title: 'Patterns/Page',
  component: Page,
  args: {
    frame: sampleFrame,
    children: (
      <>
        <SiteHeader frame={sampleFrame} />
        <Main>
          <Container>
            <Heading level={1} size="h1" stop>
              Choose your pace
            </Heading>
          </Container>
        </Main>
        <SiteFooter frame={sampleFrame} />
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {};

export const Preview: Story = {
  name: 'Preview of a draft',
  args: {
    children: (
      <>
        <PreviewBar frame={{ ...sampleFrame, previewing: true }} />
        {meta.args.children}
      </>
    ),
  },
};

export const ChangingCookies: Story = {
  name: 'Changing the answer about cookies',
  args: { frame: { ...sampleFrame, cookieDetails: { analytics: true, marketing: false } } },
};

export const AskingAboutCookies: Story = {
  name: 'Asking about cookies',
  args: { frame: { ...sampleFrame, consent: 'unanswered' } },
};
