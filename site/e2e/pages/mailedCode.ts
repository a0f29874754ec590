import type { Sandbox } from './Sandbox.ts';

/** The newest of as many codes as were mailed to an address. */
export async function mailedCode(sandbox: Sandbox, email: string, count = 1): Promise<string> {
  const mails = await sandbox.waitForMails(email, count);
  return mails.flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? [])[0] ?? '';
}
