import type { TFunction } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { accountDeletionContent } from './AccountDeletion/accountDeletionContent.ts';
import { addressCodeContent } from './AddressCode/addressCodeContent.ts';
import { buddyAcceptedContent } from './BuddyAccepted/buddyAcceptedContent.ts';
import { buddyRequestContent } from './BuddyRequest/buddyRequestContent.ts';
import { cancellationContent } from './Cancellation/cancellationContent.ts';
import { cardReminderContent } from './CardReminder/cardReminderContent.ts';
import { checkoutReminderContent } from './CheckoutReminder/checkoutReminderContent.ts';
import { contractTerminationContent } from './ContractTermination/contractTerminationContent.ts';
import { dataFileContent } from './DataFile/dataFileContent.ts';
import { familyAccessContent } from './FamilyAccess/familyAccessContent.ts';
import { familyChangedContent } from './FamilyChanged/familyChangedContent.ts';
import { familyInvitationContent } from './FamilyInvitation/familyInvitationContent.ts';
import { giftContent } from './Gift/giftContent.ts';
import { giftReceiptContent } from './GiftReceipt/giftReceiptContent.ts';
import { giftRefundContent } from './GiftRefund/giftRefundContent.ts';
import { giftTakenBackContent } from './GiftTakenBack/giftTakenBackContent.ts';
import { identityLinkedContent } from './IdentityLinked/identityLinkedContent.ts';
import { identityUnlinkedContent } from './IdentityUnlinked/identityUnlinkedContent.ts';
import { lateChargeContent } from './LateCharge/lateChargeContent.ts';
import type { MailContent } from './MailLayout/MailContent.ts';
import { MailDocument } from './MailLayout/MailDocument.tsx';
import { mailText } from './MailLayout/mailText.ts';
import type { MailFacts, MailName } from './MailFacts.ts';
import type { MailFrame } from './MailFrame.ts';
import { emailChangedContent } from './EmailChanged/emailChangedContent.ts';
import { momentRemovedContent } from './MomentRemoved/momentRemovedContent.ts';
import { newsletterConfirmationContent } from './NewsletterConfirmation/newsletterConfirmationContent.ts';
import { passkeyChangedContent } from './PasskeyChanged/passkeyChangedContent.ts';
import { passwordChangedContent } from './PasswordChanged/passwordChangedContent.ts';
import { passwordResetContent } from './PasswordReset/passwordResetContent.ts';
import { paymentFailedContent } from './PaymentFailed/paymentFailedContent.ts';
import { receiptContent } from './Receipt/receiptContent.ts';
import { recoveryCodesContent } from './RecoveryCodes/recoveryCodesContent.ts';
import { referralNewsContent } from './ReferralNews/referralNewsContent.ts';
import { wrongCodesContent } from './WrongCodes/wrongCodesContent.ts';
import { secondFactorChangedContent } from './SecondFactorChanged/secondFactorChangedContent.ts';
import { signInCodeContent } from './SignInCode/signInCodeContent.ts';
import { studentVerifiedContent } from './StudentVerified/studentVerifiedContent.ts';
import { subscriptionChangedContent } from './SubscriptionChanged/subscriptionChangedContent.ts';
import { discountReminderContent } from './DiscountReminder/discountReminderContent.ts';
import { terminationReportContent } from './TerminationReport/terminationReportContent.ts';
import { trialReminderContent } from './TrialReminder/trialReminderContent.ts';
import { welcomeContent } from './Welcome/welcomeContent.ts';

/** A mail ready to be sent. */
export interface DrawnMail {
  subject: string;
  html: string;
  text: string;
}

type MakeContent<Name extends MailName> = (
  facts: MailFacts[Name],
  frame: MailFrame,
  t: TFunction<'mails'>,
) => MailContent;

const contents: { [Name in MailName]: MakeContent<Name> } = {
  welcome: welcomeContent,
  receipt: receiptContent,
  trialReminder: trialReminderContent,
  discountReminder: discountReminderContent,
  studentVerified: studentVerifiedContent,
  cardReminder: cardReminderContent,
  checkoutReminder: checkoutReminderContent,
  paymentFailed: paymentFailedContent,
  cancellation: cancellationContent,
  subscriptionChanged: subscriptionChangedContent,
  gift: giftContent,
  giftReceipt: giftReceiptContent,
  giftRefund: giftRefundContent,
  giftTakenBack: giftTakenBackContent,
  familyInvitation: familyInvitationContent,
  familyChanged: familyChangedContent,
  familyAccess: familyAccessContent,
  referralNews: referralNewsContent,
  buddyRequest: buddyRequestContent,
  buddyAccepted: buddyAcceptedContent,
  momentRemoved: momentRemovedContent,
  passwordReset: passwordResetContent,
  dataFile: dataFileContent,
  passwordChanged: passwordChangedContent,
  emailChanged: emailChangedContent,
  accountDeletion: accountDeletionContent,
  addressCode: addressCodeContent,
  signInCode: signInCodeContent,
  secondFactorChanged: secondFactorChangedContent,
  recoveryCodes: recoveryCodesContent,
  wrongCodes: wrongCodesContent,
  identityLinked: identityLinkedContent,
  identityUnlinked: identityUnlinkedContent,
  newsletterConfirmation: newsletterConfirmationContent,
  passkeyChanged: passkeyChangedContent,
  contractTermination: contractTerminationContent,
  terminationReport: terminationReportContent,
  lateCharge: lateChargeContent,
};

/** Renders a mail to strings. `t` must be of the frame's language. */
export function drawMail<Name extends MailName>(
  mail: Name,
  facts: MailFacts[Name],
  frame: MailFrame,
  t: TFunction<'mails'>,
): DrawnMail {
  const content = contents[mail](facts, frame, t);
  const document = renderToStaticMarkup(<MailDocument content={content} frame={frame} />);
  return { subject: content.subject, html: `${doctype}${document}`, text: mailText(content, frame.language) };
}

// Mail clients lay out tables correctly with this doctype.
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
