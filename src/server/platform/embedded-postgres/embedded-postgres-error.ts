/** The embedded database cannot run here; the message is the Romanian sentence for the owner. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
