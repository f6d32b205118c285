/**
 * Sends mails: by SMTP when configured, otherwise into files of the data folder (src/server/platform/mail/README.md).
 */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Tracer } from '#server/platform/tracing/tracer.ts';

export type OutgoingMail = {
  /** Constant per event, so that the recipient's mailbox recognises a repeated mail. */
  readonly messageId: string;
  readonly from: Mailbox;
  readonly replyTo: Mailbox | null;
  /** One-click unsubscribe address (RFC 8058); null for transactional mails. */
  readonly leaveAddress: string | null;
  readonly to: Mailbox;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};
export type Mailbox = { readonly name: string; readonly address: string };

export type Mailer = {
  /** @throws Error when the mail server did not accept it: send it again */
  readonly send: (mail: OutgoingMail) => Promise<void>;
  readonly close: () => void;
};

const TIMEOUT_MS = 20_000;
/** In the data folder: where mails are written while no mail server is configured. */
export const MAIL_FOLDER = 'mail';

export type MailerSettings = { readonly smtpUrl: string | null; readonly dataDir: string };

/**
 * Opens the mailer. No mail may reference a file or an address to be fetched (reliability.md T35, T41).
 *
 * With SMTP, one connection is reused for consecutive mails, because a TLS handshake costs more than a mail. It is
 * closed after `TIMEOUT_MS` without one.
 */
export function openMailer({ smtpUrl, dataDir }: MailerSettings): Mailer {
  const safety = { disableFileAccess: true, disableUrlAccess: true };
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  if (smtpUrl !== null) {
    // No requeues: a mail whose connection breaks is repeated by its job, which counts the attempt.
    const pool = { pool: true, maxConnections: 1, maxRequeues: 0 } as const;
    const transport = createTransport({ url: smtpUrl, ...pool, ...timeouts, ...safety });
    return {
      async send(mail) {
        await transport.sendMail(messageOf(mail));
      },
      close: () => transport.close(),
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...safety });
  const folder = join(dataDir, MAIL_FOLDER);
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail));
      const path = join(folder, `${mail.messageId.replace(/[^\w.@-]/g, '')}.eml`);
      // Written to a temporary file and renamed, so that readers of the folder see only complete mails.
      await writeFile(`${path}.part`, message).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        await mkdir(folder, { recursive: true });
        await writeFile(`${path}.part`, message);
      });
      await rename(`${path}.part`, path);
    },
    close: () => transport.close(),
  };
}

function messageOf({ messageId, from, replyTo, leaveAddress, to, subject, html, text }: OutgoingMail) {
  return {
    messageId,
    from,
    to,
    subject,
    html,
    text,
    ...(replyTo ? { replyTo } : {}),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': 'ro',
      ...(leaveAddress === null
        ? {}
        : {
            'List-Unsubscribe': { prepared: true, value: `<${leaveAddress}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  };
}

/** The same mailer with tracing; the content of mails is not traced. */
export function tracedMailer(mailer: Mailer, tracer: Tracer): Mailer {
  return tracer.isOn
    ? { ...mailer, send: (mail) => tracer.within({ name: 'mail send', kind: 'client' }, () => mailer.send(mail)) }
    : mailer;
}
