/**
 * Sends mails: by SMTP when configured, otherwise into files of the data folder (src/server/platform/mail/README.md).
 */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Tracer } from '#server/platform/tracing/tracer.ts';
import type { MailServer } from './mail-server.ts';

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
/** A person waits for a trial. */
const TRIAL_TIMEOUT_MS = 10_000;
/** In the data folder: where mails are written while no mail server is configured. */
export const MAIL_FOLDER = 'mail';

export type MailerOptions = {
  /** Asked for each mail, so that a server entered meanwhile is used without a restart. Null: mails become files. */
  readonly findServer: () => Promise<MailServer | null>;
  readonly dataDir: string;
};

// No mail may reference a file or an address to be fetched (reliability.md T35, T41).
const SAFETY = { disableFileAccess: true, disableUrlAccess: true };

/** Opens the mailer of the server that is in force for each mail. */
export function openMailer({ findServer, dataDir }: MailerOptions): Mailer {
  let opened: { readonly key: string; readonly transport: ServerTransport } | null = null;
  const files = openFileMailer(dataDir);
  const transportOf = (server: MailServer): ServerTransport => {
    const key = JSON.stringify(server);
    if (opened?.key === key) return opened.transport;
    opened?.transport.close();
    opened = { key, transport: connectTo(server) };
    return opened.transport;
  };
  return {
    async send(mail) {
      const server = await findServer();
      if (server === null) await files.send(mail);
      else await transportOf(server).sendMail(messageOf(mail));
    },
    close: () => opened?.transport.close(),
  };
}

/** Sends one mail by a server that may not be saved yet, with little patience. */
export async function sendOnce(server: MailServer, mail: OutgoingMail, timeoutMs = TRIAL_TIMEOUT_MS): Promise<void> {
  const transport = createTransport({ ...optionsOf(server), ...timeoutsOf(timeoutMs), ...SAFETY });
  try {
    await transport.sendMail(messageOf(mail));
  } finally {
    transport.close();
  }
}

type ServerTransport = ReturnType<typeof connectTo>;

/**
 * One connection is reused for consecutive mails, because a TLS handshake costs more than a mail. It is closed after
 * `TIMEOUT_MS` without one. No requeues: a mail whose connection breaks is repeated by its job, which counts the attempt.
 */
function connectTo(server: MailServer) {
  const pool = { pool: true, maxConnections: 1, maxRequeues: 0 } as const;
  return createTransport({ ...optionsOf(server), ...pool, ...timeoutsOf(TIMEOUT_MS), ...SAFETY });
}

function optionsOf(server: MailServer) {
  if ('url' in server) return { url: server.url };
  const { host, port, security, user, password } = server;
  return {
    host,
    port,
    secure: security === 'tls',
    // Without it a server that offers no encryption would get the password in the clear.
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user === '' ? {} : { auth: { user, pass: password } }),
  };
}

function timeoutsOf(timeoutMs: number) {
  return { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
}

function openFileMailer(dataDir: string): Pick<Mailer, 'send'> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...SAFETY });
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
