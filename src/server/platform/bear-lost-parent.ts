/** Node's and the system's codes of a message that the parent process can no longer read. */
const LOST = ['EPIPE', 'ERR_IPC_CHANNEL_CLOSED'];

/**
 * For a process that sends messages to its parent: when the parent was killed, `disconnect` ends this process, and a
 * message sent before that fails. Without a listener the failure is thrown, and its stack goes to the owner's terminal.
 */
export function bearLostParent(): void {
  process.on('error', (error: NodeJS.ErrnoException) => {
    if (!LOST.includes(error.code ?? '')) throw error;
  });
}
