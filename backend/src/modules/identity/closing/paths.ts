/** The path of the page on which an account that will be deleted is kept, without its language. */
export const keepAccountPath = '/user/keep';
