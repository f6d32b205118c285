/** The shop cannot open; the message is the Romanian sentence for the owner. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
