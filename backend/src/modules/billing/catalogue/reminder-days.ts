/** How many days before the first charge the reminder is sent. */
export const reminderDays = 3;
