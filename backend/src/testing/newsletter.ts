import { createFormTokens } from '../http/form-token.ts';
import type { TestApp } from './app.ts';
import type { collectedJobs } from './collected-jobs.ts';
import { newBrowser } from './members.ts';

interface SentMail {
  request: {
    to: string;
    mail: string;
    language: string;
    unsubscribe: string;
    facts: { link: string; leave: string };
  };
}

type Queue = Pick<ReturnType<typeof collectedJobs>, 'take'>;

/** The mails that wait, taken off the queue. */
export const confirmationMails = (queue: Queue) =>
  (queue.take('mail.deliver') as SentMail[]).map(({ request }) => request);

/** The form of the newsletter, opened ten seconds ago. */
export const newsletterForm = (email: string, { config }: TestApp) => ({
  email,
  website: '',
  formToken: createFormTokens({ secret: config.formSecret, now: () => Date.now() - 10_000 }).issue(),
});

/** Asks for the newsletter, and gives the mail and what its links hold. */
export async function confirmationTo(testApp: TestApp, queue: Queue, email: string, path: string) {
  await newBrowser(testApp).post(path, newsletterForm(email, testApp));
  const [mail] = confirmationMails(queue);
  const tokenOf = (link = '') => new URL(link).searchParams.get('token') ?? '';
  return {
    mail,
    confirm: tokenOf(mail?.facts.link),
    leave: tokenOf(mail?.facts.leave),
    oneClick: mail?.unsubscribe ?? '',
  };
}
