import type { Sandbox } from './Sandbox.ts';

/** The newest code that was mailed to an address, once it has as many mails; mails without a code are older ones. */
export async function mailedCode(sandbox: Sandbox, email: string, count = 1): Promise<string> {
  const mails = await sandbox.waitForMails(email, count);
  const [newest] = mails.flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? []);
  return newest ?? mailedCode(sandbox, email, mails.length + 1);
}
