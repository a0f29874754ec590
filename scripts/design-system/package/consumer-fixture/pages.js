import {
  Button,
  Checkout,
  checkoutStates,
  PlanPicker,
  SignUp,
  signUpStates,
  usePageFrame,
} from '@stillpoint/design-system';
import { createElement as element, Fragment } from 'react';
import { mail } from './node/mail.js';
import { page } from './node/page.js';

const frame = {
  country: 'DE',
  theme: 'system',
  path: '/',
  account: { status: 'signedOut' },
  consent: 'answered',
  links: {},
};
const options = [
  { value: 'annual', marker: 'annual', name: 'Annual', note: '', price: '€69.99', per: 'a year' },
];
const signUpLinks = { submit: '/sign-up', login: '/login', terms: '/terms', privacy: '/privacy' };
const ignore = () => undefined;

const pages = {
  '/': () =>
    element(
      Fragment,
      {},
      element('h1', {}, 'Choose a plan'),
      element(PlanPicker, { legend: 'Plan', name: 'plan', options, chosen: 'annual' }),
      element(Button, { type: 'submit' }, 'Continue'),
    ),
  '/sign-up': () =>
    element(InFrame, {
      screen: SignUp,
      props: { state: signUpStates.ready, links: signUpLinks, onSubmit: ignore },
    }),
  '/checkout': () =>
    element(InFrame, { screen: Checkout, props: { state: checkoutStates.trialWithVoucher, links: {} } }),
};

function InFrame({ screen, props }) {
  return element(screen, { ...props, frame: usePageFrame(frame) });
}

/** The pages of the other apps, drawn by the README's `page.js`, and its mail. */
export function draw(address) {
  return address === '/mail' ? mail.html : page(pages[address]());
}
