/** A mail server that stores mails in memory. */
import { SMTPServer } from 'smtp-server';
import { type Letter, readMail } from './read-letter.ts';

export type PostOffice = {
  /** For SMTP_URL. */
  readonly url: string;
  /** Mails to an address, oldest first. */
  readonly lettersTo: (address: string) => readonly Letter[];
} & AsyncDisposable;

export async function openPostOffice(): Promise<PostOffice> {
  const letters: { readonly to: string; readonly letter: Letter }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let mail = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        mail += chunk;
      });
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) letters.push({ to: address, letter: readMail(mail) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  if (address === null || typeof address === 'string') throw new Error('A mail server listens on a port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    lettersTo: (to) => letters.filter((one) => one.to === to).map(({ letter }) => letter),
    [Symbol.asyncDispose]: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
