/** How many days a member's link gives to a friend. */
export const referralFreeDays = 14;
