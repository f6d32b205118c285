import { err, ok, type Result } from '#domain/result.ts';
import { isLocalHost } from './is-local-host.ts';
import type { MailProvider, MailSecurity } from './mail-providers.ts';

export type TypedMailServer = {
  readonly provider: MailProvider;
  readonly host: string;
  readonly port: string;
  readonly security: MailSecurity;
  readonly user: string;
  /** Empty: the stored one. */
  readonly password: string;
};

export type MailServer = Omit<TypedMailServer, 'port'> & { readonly port: number };

export type MailServerProblem = {
  readonly field: 'host' | 'port' | 'security' | 'user' | 'password';
  readonly code:
    | 'mail_host_invalid'
    | 'mail_port_invalid'
    | 'mail_needs_encryption'
    | 'mail_user_required'
    | 'mail_password_required';
};

const HOST_MAX_LENGTH = 253;
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
const V6 = /^[0-9a-f:]+$/i;
const LARGEST_PORT = 65_535;

/**
 * @param isStored the stored password is of the same server and user, so it may stay
 * @returns the server without surrounding spaces; the password is '' where the stored one stays
 */
export function parseMailServer(
  typed: TypedMailServer,
  isStored: boolean,
): Result<MailServer, readonly MailServerProblem[]> {
  const [host, user] = [typed.host.trim(), typed.user.trim()];
  const password = tidyPassword(typed);
  const port = Number(typed.port.trim());
  const hasPassword = password !== '' || isStored;
  const problems: readonly (MailServerProblem | false)[] = [
    !isHost(host) && { field: 'host', code: 'mail_host_invalid' },
    !(Number.isInteger(port) && port >= 1 && port <= LARGEST_PORT) && { field: 'port', code: 'mail_port_invalid' },
    typed.security === 'none' && !isLocalHost(host) && { field: 'security', code: 'mail_needs_encryption' },
    user === '' && password !== '' && { field: 'user', code: 'mail_user_required' },
    user !== '' && !hasPassword && { field: 'password', code: 'mail_password_required' },
  ];
  const found = problems.filter((one) => one !== false);
  return found.length > 0 ? err(found) : ok({ ...typed, host, port, user, password });
}

/** Google shows a password in four groups; the spaces are not part of it. */
function tidyPassword({ provider, password }: TypedMailServer): string {
  return provider === 'gmail' ? password.replaceAll(/\s/g, '') : password.trim();
}

function isHost(host: string): boolean {
  return host.length <= HOST_MAX_LENGTH && (HOST.test(host) || (host.includes(':') && V6.test(host)));
}
