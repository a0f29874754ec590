import type { Migration } from 'kysely/migration';
import * as accounts from '../migrations/0010-accounts.ts';
import * as signingIn from '../migrations/0011-signing-in.ts';
import * as vouchers from '../migrations/0020-vouchers.ts';
import * as purchases from '../migrations/0021-purchases.ts';
import * as subscriptions from '../migrations/0022-subscriptions.ts';
import * as analyticsEvents from '../migrations/0030-analytics-events.ts';
import * as mails from '../migrations/0031-mails.ts';
import * as signInParams from '../migrations/0032-sign-in-params.ts';
import * as refusedMails from '../migrations/0033-refused-mails.ts';
import * as chargesAfterDiscounts from '../migrations/0034-charges-after-discounts.ts';
import * as accountCountries from '../migrations/0035-account-countries.ts';
import * as connections from '../migrations/0040-connections.ts';
import * as identities from '../migrations/0042-identities.ts';
import * as organisations from '../migrations/0043-organisations.ts';
import * as passwordResets from '../migrations/0045-password-resets.ts';
import * as sessionEpochs from '../migrations/0046-session-epochs.ts';
import * as freshProofs from '../migrations/0047-fresh-proofs.ts';
import * as sessionDevices from '../migrations/0053-session-devices.ts';
import * as marketingDecisions from '../migrations/0054-marketing-decisions.ts';
import * as provedAccounts from '../migrations/0054-proved-accounts.ts';
import * as restoredAddresses from '../migrations/0055-restored-addresses.ts';
import * as heldAddresses from '../migrations/0059-held-addresses.ts';
import * as newsletterRequests from '../migrations/0063-newsletter-requests.ts';
import * as workAddresses from '../migrations/0067-work-addresses.ts';
import * as workEnquiries from '../migrations/0062-work-enquiries.ts';
import * as accountDeletions from '../migrations/0064-account-deletions.ts';
import * as secondFactors from '../migrations/0066-second-factors.ts';
import * as epochsOfCodes from '../migrations/0068-epochs-of-codes.ts';
import * as passkeys from '../migrations/0069-passkeys.ts';
import * as loginChallenges from '../migrations/0072-login-challenges.ts';
import * as appleNotifications from '../migrations/0074-apple-notifications.ts';
import * as answersToArrivals from '../migrations/0077-answers-to-arrivals.ts';
import * as authenticatorApps from '../migrations/0078-authenticator-apps.ts';
import * as endsOfSignIns from '../migrations/0080-ends-of-sign-ins.ts';
import * as newsletterStanding from '../migrations/0082-newsletter-standing.ts';
import * as dataFiles from '../migrations/0083-data-files.ts';
import * as answersThatEnded from '../migrations/0084-answers-that-ended.ts';
import * as accessVouchers from '../migrations/0085-access-vouchers.ts';
import * as accessOrders from '../migrations/0086-access-orders.ts';
import * as subscriptionChanges from '../migrations/0088-subscription-changes.ts';
import * as paymentReplacements from '../migrations/0089-payment-replacements.ts';
import * as gifts from '../migrations/0095-gifts.ts';
import * as students from '../migrations/0099-students.ts';
import * as landingPagesOfVouchers from '../migrations/0105-landing-pages-of-vouchers.ts';
import * as momentsOfChanges from '../migrations/0106-moments-of-changes.ts';
import * as contractTerminations from '../migrations/0107-contract-terminations.ts';
import * as discountReminders from '../migrations/0116-discount-reminders.ts';
import * as invoicesOfPayments from '../migrations/0118-invoices-of-payments.ts';
import * as recoveryPayments from '../migrations/0120-recovery-payments.ts';
import * as cancellationReasons from '../migrations/0122-cancellation-reasons.ts';
import * as mailsOfTerminations from '../migrations/0124-mails-of-terminations.ts';
import * as withdrawalRequests from '../migrations/0125-withdrawal-requests.ts';
import * as savedCheckouts from '../migrations/0130-saved-checkouts.ts';
import * as studentYears from '../migrations/0132-student-years.ts';
import * as studentWords from '../migrations/0133-student-words.ts';
import * as cardsOfAccounts from '../migrations/0134-cards-of-accounts.ts';
import * as earlierUsesOfVouchers from '../migrations/0135-earlier-uses-of-vouchers.ts';
import * as orderOfReadings from '../migrations/0136-order-of-readings.ts';
import * as usedResetLinks from '../migrations/0137-used-reset-links.ts';
import * as addressOfAccounts from '../migrations/0138-address-of-accounts.ts';
import * as contractsBeingEnded from '../migrations/0139-contracts-being-ended.ts';
import * as families from '../migrations/0140-families.ts';
import * as severalOwnPlans from '../migrations/0141-several-own-plans.ts';
import * as referrals from '../migrations/0142-referrals.ts';
import * as monthCredits from '../migrations/0143-month-credits.ts';
import * as moments from '../migrations/0144-moments.ts';
import * as momentPictures from '../migrations/0145-moment-pictures.ts';
import * as buddies from '../migrations/0150-buddies.ts';
import * as barsFromSharing from '../migrations/0151-bars-from-sharing.ts';
import * as numberedReports from '../migrations/0152-numbered-reports.ts';
import * as whyMomentsAreRemoved from '../migrations/0153-why-moments-are-removed.ts';
import * as acceptedRequests from '../migrations/0154-accepted-requests.ts';
import * as heardOfExercises from '../migrations/0160-heard-of-exercises.ts';
import * as exercisesThatPlay from '../migrations/0161-exercises-that-play.ts';
import * as invitationsAskedFor from '../migrations/0170-invitations-asked-for.ts';
import * as indexesOfWhatGrows from '../migrations/0171-indexes-of-what-grows.ts';
import * as rowsThatAreKept from '../migrations/0172-rows-that-are-kept.ts';

/** Every migration by name, in the order they run. A name once run is never changed. */
export const migrations: Record<string, Migration> = {
  '0010-accounts': accounts,
  '0011-signing-in': signingIn,
  '0020-vouchers': vouchers,
  '0021-purchases': purchases,
  '0022-subscriptions': subscriptions,
  '0030-analytics-events': analyticsEvents,
  '0031-mails': mails,
  '0032-sign-in-params': signInParams,
  '0033-refused-mails': refusedMails,
  '0034-charges-after-discounts': chargesAfterDiscounts,
  '0035-account-countries': accountCountries,
  '0040-connections': connections,
  '0042-identities': identities,
  '0043-organisations': organisations,
  '0045-password-resets': passwordResets,
  '0046-session-epochs': sessionEpochs,
  '0047-fresh-proofs': freshProofs,
  '0053-session-devices': sessionDevices,
  '0054-marketing-decisions': marketingDecisions,
  '0054-proved-accounts': provedAccounts,
  '0055-restored-addresses': restoredAddresses,
  '0059-held-addresses': heldAddresses,
  '0062-work-enquiries': workEnquiries,
  '0063-newsletter-requests': newsletterRequests,
  '0064-account-deletions': accountDeletions,
  '0066-second-factors': secondFactors,
  '0067-work-addresses': workAddresses,
  '0068-epochs-of-codes': epochsOfCodes,
  '0069-passkeys': passkeys,
  '0072-login-challenges': loginChallenges,
  '0074-apple-notifications': appleNotifications,
  '0077-answers-to-arrivals': answersToArrivals,
  '0078-authenticator-apps': authenticatorApps,
  '0080-ends-of-sign-ins': endsOfSignIns,
  '0082-newsletter-standing': newsletterStanding,
  '0083-data-files': dataFiles,
  '0084-answers-that-ended': answersThatEnded,
  '0085-access-vouchers': accessVouchers,
  '0086-access-orders': accessOrders,
  '0088-subscription-changes': subscriptionChanges,
  '0089-payment-replacements': paymentReplacements,
  '0095-gifts': gifts,
  '0099-students': students,
  '0105-landing-pages-of-vouchers': landingPagesOfVouchers,
  '0106-moments-of-changes': momentsOfChanges,
  '0107-contract-terminations': contractTerminations,
  '0116-discount-reminders': discountReminders,
  '0118-invoices-of-payments': invoicesOfPayments,
  '0120-recovery-payments': recoveryPayments,
  '0122-cancellation-reasons': cancellationReasons,
  '0124-mails-of-terminations': mailsOfTerminations,
  '0125-withdrawal-requests': withdrawalRequests,
  '0130-saved-checkouts': savedCheckouts,
  '0132-student-years': studentYears,
  '0133-student-words': studentWords,
  '0134-cards-of-accounts': cardsOfAccounts,
  '0135-earlier-uses-of-vouchers': earlierUsesOfVouchers,
  '0136-order-of-readings': orderOfReadings,
  '0137-used-reset-links': usedResetLinks,
  '0138-address-of-accounts': addressOfAccounts,
  '0139-contracts-being-ended': contractsBeingEnded,
  '0140-families': families,
  '0141-several-own-plans': severalOwnPlans,
  '0142-referrals': referrals,
  '0143-month-credits': monthCredits,
  '0144-moments': moments,
  '0145-moment-pictures': momentPictures,
  '0150-buddies': buddies,
  '0151-bars-from-sharing': barsFromSharing,
  '0152-numbered-reports': numberedReports,
  '0153-why-moments-are-removed': whyMomentsAreRemoved,
  '0154-accepted-requests': acceptedRequests,
  '0160-heard-of-exercises': heardOfExercises,
  '0161-exercises-that-play': exercisesThatPlay,
  '0170-invitations-asked-for': invitationsAskedFor,
  '0171-indexes-of-what-grows': indexesOfWhatGrows,
  '0172-rows-that-are-kept': rowsThatAreKept,
};
