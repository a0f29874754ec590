/** What both sign-up forms are drawn from. A new round changes a word in each of them. */
export interface FormProps {
  round: number;
}
