/** The forms of the cookie notice. Without a script they post natively. */
export const noticeForm = 'form[data-preference="consent"]';
