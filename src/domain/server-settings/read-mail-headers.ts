/** What the recipient's mailbox found out about a mail, from the headers that its owner pasted. */

export type MailVerdicts = {
  /** As the mailbox says it: pass, fail, softfail, none …; null where it says nothing. */
  readonly spf: string | null;
  readonly dkim: string | null;
  readonly dmarc: string | null;
  /** The name of the DKIM key that signed the mail; null without a signature. */
  readonly selector: string | null;
};

/** Null when the text contains no finding of a mailbox: it is not the head of a mail. */
export function readMailHeaders(pasted: string): MailVerdicts | null {
  const lines = pasted
    .replaceAll('\r', '')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n');
  // The first one was added last, by the mailbox that received the mail; those below may come from anybody.
  const results = lines.find((line) => /^Authentication-Results:/i.test(line)) ?? '';
  const shown = lines.filter((line) => /^\s*(SPF|DKIM|DMARC):/i.test(line)).join('\n');
  const verdictOf = (name: string) => readResult(results, name) ?? readShown(shown, name);
  const verdicts = { spf: verdictOf('spf'), dkim: verdictOf('dkim'), dmarc: verdictOf('dmarc') };
  if (Object.values(verdicts).every((one) => one === null)) return null;
  const signature = lines.find((line) => /^DKIM-Signature:/i.test(line)) ?? '';
  const [, selector = null] = /[;\s]s=([\w.-]+)/.exec(signature) ?? [];
  return { ...verdicts, selector };
}

/** `dkim=pass header.i=@…; dkim=fail …`: one that passed is enough. */
function readResult(header: string, name: string): string | null {
  const found = [...header.matchAll(new RegExp(`(?:^|[\\s;])${name}=(\\w+)`, 'gi'))].map(([, word = '']) =>
    word.toLowerCase(),
  );
  return found.includes('pass') ? 'pass' : (found[0] ?? null);
}

/** As Gmail shows it above the headers: `SPF: PASS with IP …`, `DKIM: 'PASS' with domain …`. */
function readShown(shown: string, name: string): string | null {
  const [, word = null] = new RegExp(`^\\s*${name}:\\s*['„"]?(\\w+)`, 'im').exec(shown) ?? [];
  return word === null ? null : word.toLowerCase();
}
