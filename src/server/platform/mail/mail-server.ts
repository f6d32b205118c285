/** The mail server in force: of the environment, else the one that was entered in the back office. */
import { z } from 'zod';
import { MAIL_SECURITIES, type MailSecurity } from '#domain/server-settings/mail-providers.ts';
import type { SettingSource } from '#domain/server-settings/server-settings.ts';
import { readStoredSettings, type SettingsPlace, type SettingValues } from '../server-settings/stored-settings.ts';

/** As in `SMTP_URL`, or by its parts. */
export type MailServer =
  | { readonly url: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly security: MailSecurity;
      readonly user: string;
      readonly password: string;
    };

export type MailServerPlace = SettingsPlace & {
  readonly config: { readonly smtpUrl: string | null; readonly dataDir: string };
};

const Stored = z.object({
  host: z.string(),
  port: z.coerce.number(),
  security: z.enum(MAIL_SECURITIES),
  user: z.string(),
  password: z.string(),
});

export function mailServerFrom(values: SettingValues): MailServer {
  return Stored.parse(values);
}

/** Where the mail server is set, and its stored values. */
export async function readMailServer(
  services: MailServerPlace,
): Promise<{ readonly source: SettingSource; readonly values: SettingValues }> {
  const stored = await readStoredSettings(services, 'mail');
  const values = stored.state === 'stored' ? stored.values : {};
  return { source: services.config.smtpUrl === null ? stored.state : 'environment', values };
}

/**
 * Null: mails are written as files.
 *
 * @throws Error when one is stored that cannot be read: mails wait, because a file would count as sent
 */
export async function findMailServer(services: MailServerPlace): Promise<MailServer | null> {
  const { smtpUrl } = services.config;
  if (smtpUrl !== null) return { url: smtpUrl };
  const { source, values } = await readMailServer(services);
  if (source === 'unreadable') throw new Error('The stored mail server cannot be read: enter it again');
  return source === 'none' ? null : mailServerFrom(values);
}

/** Whether mails leave this machine. */
export async function usesMailServer(services: MailServerPlace): Promise<boolean> {
  const { source } = await readMailServer(services);
  return source === 'environment' || source === 'stored';
}
