/** How many days before the first charge the reminder is sent. */
export const reminderDays = 3;

/** How many days before the first charge after a discount its reminder is sent. */
export const discountReminderDays = 30;

/** A discount that ends sooner after the first day is told of by the mail about the purchase alone. */
export const longDiscountDays = 90;
