import type { AccountDeletionFacts } from './AccountDeletion/AccountDeletionState.ts';
import type { AddressCodeFacts } from './AddressCode/AddressCodeState.ts';
import type { CancellationFacts } from './Cancellation/CancellationState.ts';
import type { ContractTerminationFacts } from './ContractTermination/ContractTerminationState.ts';
import type { DataFileFacts } from './DataFile/DataFileState.ts';
import type { DiscountReminderFacts } from './DiscountReminder/DiscountReminderState.ts';
import type { EmailChangedFacts } from './EmailChanged/EmailChangedState.ts';
import type { LateChargeFacts } from './LateCharge/LateChargeState.ts';
import type { NewsletterConfirmationFacts } from './NewsletterConfirmation/NewsletterConfirmationState.ts';
import type { PasswordChangedFacts } from './PasswordChanged/PasswordChangedState.ts';
import type { PasswordResetFacts } from './PasswordReset/PasswordResetState.ts';
import type { GiftFacts } from './Gift/GiftState.ts';
import type { GiftReceiptFacts } from './GiftReceipt/GiftReceiptState.ts';
import type { IdentityLinkedFacts } from './IdentityLinked/IdentityLinkedState.ts';
import type { IdentityUnlinkedFacts } from './IdentityUnlinked/IdentityUnlinkedState.ts';
import type { PasskeyChangedFacts } from './PasskeyChanged/PasskeyChangedState.ts';
import type { PaymentFailedFacts } from './PaymentFailed/PaymentFailedState.ts';
import type { ReceiptFacts } from './Receipt/ReceiptState.ts';
import type { RecoveryCodesFacts } from './RecoveryCodes/RecoveryCodesState.ts';
import type { WrongCodesFacts } from './WrongCodes/WrongCodesState.ts';
import type { SecondFactorChangedFacts } from './SecondFactorChanged/SecondFactorChangedState.ts';
import type { SignInCodeFacts } from './SignInCode/SignInCodeState.ts';
import type { SubscriptionChangedFacts } from './SubscriptionChanged/SubscriptionChangedState.ts';
import type { TerminationReportFacts } from './TerminationReport/TerminationReportState.ts';
import type { TrialReminderFacts } from './TrialReminder/TrialReminderState.ts';
import type { WelcomeFacts } from './Welcome/WelcomeState.ts';

/** The facts of each mail. Dates are ISO days, amounts are in minor units. */
export interface MailFacts {
  welcome: WelcomeFacts;
  receipt: ReceiptFacts;
  trialReminder: TrialReminderFacts;
  discountReminder: DiscountReminderFacts;
  paymentFailed: PaymentFailedFacts;
  cancellation: CancellationFacts;
  subscriptionChanged: SubscriptionChangedFacts;
  gift: GiftFacts;
  giftReceipt: GiftReceiptFacts;
  passwordReset: PasswordResetFacts;
  dataFile: DataFileFacts;
  passwordChanged: PasswordChangedFacts;
  emailChanged: EmailChangedFacts;
  accountDeletion: AccountDeletionFacts;
  addressCode: AddressCodeFacts;
  signInCode: SignInCodeFacts;
  secondFactorChanged: SecondFactorChangedFacts;
  recoveryCodes: RecoveryCodesFacts;
  wrongCodes: WrongCodesFacts;
  identityLinked: IdentityLinkedFacts;
  identityUnlinked: IdentityUnlinkedFacts;
  newsletterConfirmation: NewsletterConfirmationFacts;
  passkeyChanged: PasskeyChangedFacts;
  contractTermination: ContractTerminationFacts;
  terminationReport: TerminationReportFacts;
  lateCharge: LateChargeFacts;
}

export type MailName = keyof MailFacts;
