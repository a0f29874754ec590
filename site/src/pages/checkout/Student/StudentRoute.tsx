import { Student, type StudentState } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectStudent } from './student.ts';

export function StudentRoute() {
  const frame = useFrame();
  const { language, links } = frame;
  const state = useSelector(selectStudent);
  const here = linkTo('student', language);
  const bought = 'offer' in state ? checkoutOf(state.offer) : undefined;

  return (
    <Student
      frame={frame}
      state={state}
      links={{
        submit: here,
        register: linkTo('register', language, { redirectOnSuccess: here }),
        login: linkTo('login', language, { redirectOnSuccess: here }),
        checkout: linkTo('checkout', language, bought),
        plans: links.plans,
        subscription: links.subscription,
        change: linkTo('changeSubscription', language),
        help: links.help,
        retry: here,
      }}
    />
  );
}

/** The query of the checkout at the price for students. A plan that takes the place of another one begins later. */
function checkoutOf({ plan, voucher, startsOn }: Extract<StudentState, { offer: unknown }>['offer']) {
  return { plan, voucher, ...(startsOn !== undefined && { begins: 'later' }) };
}
