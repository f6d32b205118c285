/** Parses a mail as far as the shop's own mails need it: subject, plain text and HTML (RFC 2045, 2047). */

export type Letter = { readonly subject: string; readonly text: string; readonly html: string };

export function readMail(mail: string): Letter {
  const [head = '', ...rest] = mail.split(/\r?\n\r?\n/);
  const body = rest.join('\n\n');
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  const parts = boundary === undefined ? [mail] : body.split(`--${boundary}`);
  const partOf = (type: RegExp) => decodePart(parts.find((part) => type.test(part)) ?? '');
  return {
    subject: decodeWords(headerOf(head, 'Subject')),
    text: partOf(/^content-type: text\/plain/im),
    html: partOf(/^content-type: text\/html/im),
  };
}

function headerOf(head: string, name: string): string {
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
}

/** `=?UTF-8?Q?Am_primit?=`; the space between two encoded words is not part of the text. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? fromBase64(word) : fromQuotedPrintable(word.replaceAll('_', ' ')),
    );
}

function decodePart(part: string): string {
  const [head = '', ...rest] = part.trimStart().split(/\r?\n\r?\n/);
  const body = rest.join('\n\n').trim();
  const encoding = headerOf(head, 'Content-Transfer-Encoding').toLowerCase();
  if (encoding === 'base64') return fromBase64(body);
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body.replace(/=\r?\n/g, '')) : body;
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString('utf8');
}

function fromQuotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
