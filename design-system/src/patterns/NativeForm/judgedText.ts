import { string } from 'yup';

/** A text of one line that the server's own function judges, so that it has nothing to add. */
export function judgedText(problemOf: (text: string) => string | undefined) {
  return string()
    .trim()
    .test((text = '', { createError }) => {
      const message = problemOf(text);
      return message === undefined || createError({ message });
    });
}
