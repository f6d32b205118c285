/** A command that cannot go on; the message is the Romanian sentence for the owner. */
export class InstallationError extends Error {
  override readonly name = 'InstallationError';
}
