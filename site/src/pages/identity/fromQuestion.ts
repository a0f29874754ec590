/** Says in the address of a page that a question was left for it: its way to the login leads back, while it is asked. */
export const fromQuestion = { from: 'linking-question' };
