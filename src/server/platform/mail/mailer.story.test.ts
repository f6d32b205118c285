import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { type OutgoingMail, openMailer } from './mailer.ts';

const MAIL: OutgoingMail = {
  messageId: '<order.1@pofta.example>',
  from: { name: 'Poftă', address: 'casa@exemplu.ro' },
  replyTo: null,
  leaveAddress: null,
  to: { name: 'Ana Pop', address: 'ana@exemplu.ro' },
  subject: 'Comanda',
  html: '<p>Bună</p>',
  text: 'Bună',
};

/** The letter as it lies in the folder: its head line by line, unfolded, and what follows. */
async function written(mail: OutgoingMail): Promise<{ readonly head: readonly string[]; readonly all: string }> {
  await using folder = await temporaryFolder();
  const mailer = openMailer({ findServer: async () => null, dataDir: folder.path });
  await mailer.send(mail);
  mailer.close();
  const [name = ''] = await readdir(join(folder.path, 'mail'));
  const all = await readFile(join(folder.path, 'mail', name), 'utf8');
  const [head = ''] = all.split('\n\n');
  return { head: head.replace(/\n[ \t]+/g, ' ').split('\n'), all };
}

const names = (head: readonly string[]) => head.map((line) => line.split(':')[0]).sort();

test('what a guest wrote adds no line to the head of a letter', async () => {
  const plain = await written(MAIL);
  const bent = await written({
    ...MAIL,
    to: { name: 'Ana\r\nBcc: strain@exemplu.ro', address: 'ana@exemplu.ro' },
    from: { name: 'Poftă\nX-Evil: 1', address: 'casa@exemplu.ro' },
    subject: 'Comanda\r\nBcc: strain@exemplu.ro\r\n\r\n<script>',
  });
  expect(names(bent.head)).toEqual(names(plain.head));
  expect(bent.head.filter((line) => /^bcc/i.test(line))).toEqual([]);
});

test('a letter fetches nothing and reads no file, whatever its words name', async () => {
  const html = '<img src="file:///etc/passwd"><img src="http://127.0.0.1:9/x"><a href="file:///etc/hostname">x</a>';
  const { all } = await written({ ...MAIL, html, text: 'file:///etc/passwd' });
  expect(all).not.toContain('root:');
  expect(all.match(/^Content-Type:/gim)).toHaveLength(3);
});
