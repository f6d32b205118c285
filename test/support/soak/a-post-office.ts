import { SMTPServer } from 'smtp-server';
import { freePort } from '#test/support/free-port.ts';

export type PostOffice = {
  readonly url: string;
  /** Message-ID → how often a letter with it was accepted. */
  readonly byMessageId: ReadonlyMap<string, number>;
  /** Kind of mail and address of the recipient → how often. */
  readonly byOccasion: ReadonlyMap<string, number>;
  /** Accepts no new letter; one in transfer is still answered, so that its outcome is known. */
  readonly goAway: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
} & AsyncDisposable;

const MESSAGE_ID = /^message-id: *\r?\n? *<(([^.>]+)[^>]*)>/im;
/** The headers of a letter are shorter than this. */
const HEAD_BYTES = 8_192;
const GONE_AFTER_MS = 5_000;

/** A mail server that counts letters by recipient, and can be taken down. */
export async function aPostOffice(): Promise<PostOffice> {
  const port = await freePort();
  const byMessageId = new Map<string, number>();
  const byOccasion = new Map<string, number>();
  let isAway = false;
  const open = async () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: GONE_AFTER_MS,
      onMailFrom(_, __, done) {
        done(isAway ? Object.assign(new Error('Away'), { responseCode: 421 }) : null);
      },
      onData(stream, { envelope }, done) {
        let head = '';
        stream.on('data', (chunk: Buffer) => {
          if (head.length < HEAD_BYTES) head += chunk.toString('latin1');
        });
        stream.on('end', () => {
          const [, messageId = 'none', kind = 'none'] = MESSAGE_ID.exec(head) ?? [];
          countOne(byMessageId, messageId);
          for (const { address } of envelope.rcptTo) countOne(byOccasion, `${kind} ${address}`);
          done();
        });
      },
    });
    // A client may close its connection in the middle of a command.
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return server;
  };
  let server: SMTPServer | null = await open();
  const goAway = async () => {
    isAway = true;
    const leaving = server;
    server = null;
    if (leaving !== null) await new Promise<void>((resolve) => leaving.close(() => resolve()));
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    byMessageId,
    byOccasion,
    goAway,
    async comeBack() {
      isAway = false;
      server ??= await open();
    },
    [Symbol.asyncDispose]: goAway,
  };
}

function countOne(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
