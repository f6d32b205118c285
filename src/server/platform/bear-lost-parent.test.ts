import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const MODULE = new URL('./bear-lost-parent.ts', import.meta.url).href;

/** A process that goes on sending after its parent closed the channel, until `disconnect` reaches it; its stderr. */
async function sendAfterTheEnd(code: string): Promise<string> {
  const program = `
    const { bearLostParent } = await import('${MODULE}');
    bearLostParent();
    process.on('disconnect', () => process.exit(0));
    const failure = Object.assign(new Error('write ${code}'), { code: '${code}' });
    process.nextTick(() => process.emit('error', failure));
    process.send('here');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let told = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  child.once('message', () => child.disconnect());
  // Not `close`: it never comes for a child whose channel was closed on this side.
  await Promise.all([once(child, 'exit'), child.stderr && once(child.stderr, 'end')]);
  return told;
}

test('a message that a killed parent cannot read is no failure', async () => {
  expect(await sendAfterTheEnd('EPIPE')).toBe('');
  expect(await sendAfterTheEnd('ERR_IPC_CHANNEL_CLOSED')).toBe('');
});

test('another failure of the channel is thrown', async () => {
  expect(await sendAfterTheEnd('EINVAL')).toContain('write EINVAL');
});
