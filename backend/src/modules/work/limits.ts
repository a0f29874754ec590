import { mailboxOf } from '../../domain/email.ts';
import type { Limit } from '../../throttle/throttle.ts';

/** How many messages are taken of one address of mail, and from one network address. */
export function enquiryLimits(email: string, address: string): readonly Limit[] {
  return [
    {
      subject: ['work enquiry', 'email', mailboxOf(email)],
      most: 5,
      minutes: 60,
      forgottenBySuccess: false,
    },
    { subject: ['work enquiry', 'address', address], most: 10, minutes: 60, forgottenBySuccess: false },
  ];
}
