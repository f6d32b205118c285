import type { MailFailure } from '#domain/server-settings/mail-fault.ts';

const SAID_MAX_LENGTH = 200;

/** What the mail library threw. Its answer is shortened, and without anything that looks like what was sent to it. */
export function describeMailFailure(error: unknown): MailFailure & { readonly said: string } {
  const { code, responseCode, command, response, message } = error as Record<string, unknown>;
  const said = typeof response === 'string' ? response : '';
  return {
    code: typeof code === 'string' ? code : '',
    status: typeof responseCode === 'number' ? responseCode : 0,
    command: typeof command === 'string' ? command : '',
    message: typeof message === 'string' ? message : String(error),
    said: said.replaceAll(/\s+/g, ' ').trim().slice(0, SAID_MAX_LENGTH),
  };
}
