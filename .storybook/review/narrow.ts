/** Storybook has neither sidebar nor row of tools beside a page, and does not limit its height. */
export const onPhones = '@media (max-width: 599px)';

/** A page of review without room for two columns. */
export const whereNarrow = '@container review (max-width: 720px)';
