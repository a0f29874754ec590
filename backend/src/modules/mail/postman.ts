import { createTransport } from 'nodemailer';
import type { Language } from '../../domain/languages.ts';

/** A mail as it is sent. */
export interface Envelope {
  id: string;
  to: string;
  language: Language;
  subject: string;
  html: string;
  text: string;
}

export interface Postman {
  deliver: (envelope: Envelope) => Promise<void>;
  close: () => void;
}

const timeoutMs = 20_000;

/** Hands mails to the mail server, over connections that stay open. Throws when it was not taken. */
export function openPostman({ smtpUrl, from }: { smtpUrl: string; from: string }): Postman {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const ourDomain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';

  return {
    async deliver({ id, to, language, subject, html, text }) {
      await transport.sendMail({
        from,
        // One address, whatever stands in it: as text it would be read as a list.
        to: { name: '', address: to },
        subject,
        html,
        text,
        // The same at each try, so that a mail taken twice is shown once.
        messageId: `<${id}@${ourDomain}>`,
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => {
      transport.close();
    },
  };
}
