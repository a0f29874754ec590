import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { PlanSelection } from './PlanSelection.tsx';
import { planSelectionStates } from './PlanSelection.states.ts';

const signedIn: PageFrame = { ...sampleFrame, account: { status: 'signedIn', firstName: 'Fay' } };

const meta = {
  title: 'Screens/Home/Plan selection',
  component: PlanSelection,
  args: {
    frame: sampleFrame,
    state: planSelectionStates.taxIncluded,
    links: {
      choose: {
        B2CMONTHLY: '/register?plan=B2CMONTHLY',
        B2C14DANNUAL: '/register?plan=B2C14DANNUAL',
        B2CFAMILYA2022: '/register?plan=B2CFAMILYA2022',
      },
      gift: '/gift',
      student: '/student',
      app: 'https://app.stillpoint.example/',
      subscription: '/subscription',
      switchAccount: '/logout?back=/plans',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlanSelection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TaxIncluded: Story = { name: 'Prices with tax' };

export const TaxAdded: Story = {
  name: 'Tax is added at checkout',
  args: { frame: { ...sampleFrame, country: 'US' }, state: planSelectionStates.taxAdded },
};

export const CountryUnknown: Story = {
  name: 'No country is known',
  args: { frame: { ...sampleFrame, country: undefined }, state: planSelectionStates.countryUnknown },
};

export const InRupees: Story = {
  name: 'Prices in rupees',
  args: { frame: { ...sampleFrame, country: 'IN' }, state: planSelectionStates.inRupees },
};

export const InReais: Story = {
  name: 'Prices in reais',
  args: { frame: { ...sampleFrame, country: 'BR' }, state: planSelectionStates.inReais },
};

export const TrialUsed: Story = {
  name: 'A former member has no free days',
  args: {
    frame: signedIn,
    state: planSelectionStates.trialUsed,
  },
};

export const Ending: Story = {
  name: 'A subscriber whose plan ends',
  args: { frame: signedIn, state: planSelectionStates.ending },
};

export const Subscriber: Story = {
  name: 'A subscriber',
  args: { frame: signedIn, state: planSelectionStates.subscriber },
};

export const PlanToCome: Story = {
  name: 'A plan to come',
  args: { frame: signedIn, state: planSelectionStates.planToCome },
};

export const NextPlan: Story = {
  name: 'A subscriber with a next plan',
  args: { frame: signedIn, state: planSelectionStates.nextPlan },
};

export const AccessToCome: Story = {
  name: 'Access to come, and plans that can begin before',
  args: { frame: signedIn, state: planSelectionStates.accessToCome },
};

export const SubscriberMayChange: Story = {
  name: 'A subscriber who can change to family',
  args: { frame: signedIn, state: planSelectionStates.subscriberMayChange },
};

export const SubscriberInTrial: Story = {
  name: 'A subscriber with free days who can change to family',
  args: { frame: signedIn, state: planSelectionStates.subscriberInTrial },
};

export const Paused: Story = {
  name: 'A subscriber whose plan is paused',
  args: { frame: signedIn, state: planSelectionStates.paused },
};

export const SubscriberAsStudent: Story = {
  name: 'A subscriber at the student price',
  args: { frame: signedIn, state: planSelectionStates.subscriberAsStudent },
};

export const MonthlyTrial: Story = {
  name: 'Monthly with free days',
  args: { state: planSelectionStates.monthlyTrial },
};

export const FamilyByTheMonth: Story = {
  name: 'Family by the month',
  args: { state: planSelectionStates.familyByTheMonth },
};

export const EmployerPays: Story = {
  name: 'The employer pays already',
  args: { frame: signedIn, state: planSelectionStates.employerPays },
};

export const CheckoutLeft: Story = {
  name: 'A checkout was left',
  args: { frame: signedIn, state: planSelectionStates.checkoutLeft },
};

export const CheckoutLeftWithVoucher: Story = {
  name: 'A checkout was left, with a voucher',
  args: { frame: signedIn, state: planSelectionStates.checkoutLeftWithVoucher },
};

export const CheckoutLeftVoucherEnded: Story = {
  name: 'A checkout was left, whose voucher is not valid any more',
  args: { frame: signedIn, state: planSelectionStates.checkoutLeftVoucherEnded },
};

export const CheckoutLeftTaxAdded: Story = {
  name: 'A checkout was left, to which tax is added',
  args: { frame: { ...signedIn, country: 'US' }, state: planSelectionStates.checkoutLeftTaxAdded },
};

export const CheckoutLeftForLater: Story = {
  name: 'A checkout was left, of a plan that begins later',
  args: { frame: signedIn, state: planSelectionStates.checkoutLeftForLater },
};

export const CheckoutLeftPriceUnknown: Story = {
  name: 'A checkout was left, and billing does not say what it costs',
  args: { frame: signedIn, state: planSelectionStates.checkoutLeftPriceUnknown },
};

export const CheckoutGone: Story = {
  name: 'The checkout of a link is not found in this account',
  args: { frame: signedIn, state: planSelectionStates.checkoutGone },
};
