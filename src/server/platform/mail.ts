/** Sends letters: by SMTP where an address is set, into files of the data folder where not (src/server/platform/mail/README.md). */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export type Letter = {
  /** Fixed for its occasion: a repeated send is recognised by the mailbox. */
  readonly messageId: string;
  readonly from: Mailbox;
  readonly replyTo: Mailbox | null;
  /** Where one leaves the list with one tap (RFC 8058); null for mails that belong to something one did. */
  readonly leaveAddress: string | null;
  readonly to: Mailbox;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};
type Mailbox = { readonly name: string; readonly address: string };

export type Mailer = {
  /** @throws Error when the letter was not taken: it is to be sent again */
  readonly send: (letter: Letter) => Promise<void>;
  readonly close: () => void;
};

const TIMEOUT_MS = 20_000;
/** Of the data folder: where letters stand while no mail server is named. */
export const MAIL_FOLDER = 'mail';

export type MailerSettings = { readonly smtpUrl: string | null; readonly dataDir: string };

export type MailerOptions = {
  /** One connection for many letters, one after the other. */
  readonly keepsConnection?: boolean;
};

/** Opens the way out. No template and no letter may name a file or an address to be fetched (reliability.md T35, T41). */
export function openMailer(
  { smtpUrl, dataDir }: MailerSettings,
  { keepsConnection = false }: MailerOptions = {},
): Mailer {
  const safety = { disableFileAccess: true, disableUrlAccess: true };
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  if (smtpUrl !== null) {
    const settings = { url: smtpUrl, ...timeouts, ...safety };
    // A letter whose connection breaks is its sender's to repeat: the library would do so without telling.
    const transport = keepsConnection
      ? createTransport({ ...settings, pool: true, maxConnections: 1, maxRequeues: 0 })
      : createTransport(settings);
    return {
      async send(letter) {
        await transport.sendMail(messageOf(letter));
      },
      close: () => transport.close(),
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...safety });
  const folder = join(dataDir, MAIL_FOLDER);
  return {
    async send(letter) {
      const { message } = await transport.sendMail(messageOf(letter));
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${letter.messageId.replace(/[^\w.@-]/g, '')}.eml`);
      // Whole or not at all: somebody may be reading the folder.
      await writeFile(`${path}.part`, message);
      await rename(`${path}.part`, path);
    },
    close: () => transport.close(),
  };
}

function messageOf({ messageId, from, replyTo, leaveAddress, to, subject, html, text }: Letter) {
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
