/**
 * Whether mailboxes will believe mails of the restaurant's domain: the records SPF, DKIM and DMARC, judged as they stand
 * in DNS. What is missing is given as a record to copy.
 */
import { factsOfMailProvider, type MailProvider } from './mail-providers.ts';

/** Domains of free mailboxes: nobody but their owner can add a record there. */
const FREE_DOMAINS = new Set([
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.ro',
  'ymail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'proton.me',
  'protonmail.com',
]);

export const SENDER_FINDINGS = [
  'spf_good',
  'spf_present',
  'spf_own',
  'spf_missing',
  'spf_lacks_provider',
  'spf_several',
  'no_server',
  'dkim_good',
  'dkim_not_found',
  'dkim_by_mail',
  'dmarc_good',
  'dmarc_missing',
  'dmarc_several',
  'dns_silent',
  'free_domain',
  'free_domain_own',
] as const;
export type SenderFinding = (typeof SENDER_FINDINGS)[number];

export type SenderState = 'good' | 'missing' | 'unknown';

export type SenderLine = {
  readonly record: 'SPF' | 'DKIM' | 'DMARC';
  readonly finding: SenderFinding;
  readonly state: SenderState;
  /** Name of the DNS record (TXT), '' where nothing is to be written. */
  readonly name: string;
  /** Its text, ready to copy; '' where the provider shows it. */
  readonly value: string;
};

/** The texts found in DNS; null where it did not answer. */
export type SenderTexts = {
  readonly spf: readonly string[] | null;
  readonly dmarc: readonly string[] | null;
  /** Of each name that was looked up. */
  readonly dkim: readonly { readonly selector: string; readonly texts: readonly string[] | null }[];
};

export type SenderFacts = {
  /** The restaurant's address, which mails are sent from. */
  readonly address: string;
  readonly provider: MailProvider;
  /** '' before a mail server is set. */
  readonly host: string;
  readonly texts: SenderTexts;
};

export function domainOfAddress(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/** Names under which DKIM keys are looked up: the one that a mail named, or those that the provider uses. */
export function selectorsOf(provider: MailProvider, named: string | null): readonly string[] {
  return named === null ? factsOfMailProvider(provider).selectors : [named];
}

/** The names of a domain at which its DMARC record may stand: its own, then the domain above. */
export function dmarcNames(domain: string): readonly string[] {
  const parts = domain.split('.');
  return parts.length > 2 ? [`_dmarc.${domain}`, `_dmarc.${parts.slice(1).join('.')}`] : [`_dmarc.${domain}`];
}

export function judgeSender(facts: SenderFacts): readonly SenderLine[] {
  const domain = domainOfAddress(facts.address);
  if (FREE_DOMAINS.has(domain)) return judgeFreeDomain(domain, facts.provider);
  return [judgeSpf(domain, facts), judgeDkim(domain, facts), judgeDmarc(domain, facts)];
}

/** Gmail signs what it sends for its own addresses; another service may not. */
function judgeFreeDomain(domain: string, provider: MailProvider): readonly SenderLine[] {
  const isOwn = provider === 'gmail' && /^(gmail|googlemail)\.com$/.test(domain);
  const finding = isOwn ? 'free_domain_own' : 'free_domain';
  return [{ record: 'DMARC', finding, state: isOwn ? 'good' : 'missing', name: '', value: '' }];
}

function judgeSpf(domain: string, { provider, host, texts: { spf } }: SenderFacts): SenderLine {
  const of = (finding: SenderFinding, state: SenderState, value = ''): SenderLine => ({
    record: 'SPF',
    finding,
    state,
    name: value === '' ? '' : domain,
    value,
  });
  const facts = factsOfMailProvider(provider);
  if (facts.hasOwnSpf) return of('spf_own', 'good');
  if (spf === null) return of('dns_silent', 'unknown');
  if (host === '') return of('no_server', 'unknown');
  const records = spf.filter((text) => /^v=spf1(\s|$)/i.test(text));
  const [record, ...more] = records;
  const needed = facts.spf === '' ? `a:${host}` : facts.spf;
  if (record === undefined) return of('spf_missing', 'missing', `v=spf1 ${needed} ~all`);
  if (more.length > 0) return of('spf_several', 'missing', joinSpf(records, needed));
  if (record.toLowerCase().includes(needed.toLowerCase())) return of('spf_good', 'good');
  // Which addresses such a server sends from only its owner knows, so a record that exists is taken as it is.
  return facts.spf === '' ? of('spf_present', 'good') : of('spf_lacks_provider', 'missing', joinSpf([record], needed));
}

/** One record of all: every part once, what is needed before the end. */
function joinSpf(records: readonly string[], needed: string): string {
  const parts = records.flatMap((record) => record.trim().split(/\s+/).slice(1));
  const ends = parts.filter((part) => /^[-~?+]?all$/i.test(part));
  const others = new Set([...parts.filter((part) => !ends.includes(part)), needed]);
  return ['v=spf1', ...others, ends[0] ?? '~all'].join(' ');
}

function judgeDkim(domain: string, { texts: { dkim } }: SenderFacts): SenderLine {
  const of = (finding: SenderFinding, state: SenderState, name = ''): SenderLine => ({
    record: 'DKIM',
    finding,
    state,
    name,
    value: '',
  });
  const found = dkim.find(({ texts }) => texts?.some((text) => /(^|;\s*)p=[A-Za-z0-9+/]/.test(text)) === true);
  if (found !== undefined) return of('dkim_good', 'good', `${found.selector}._domainkey.${domain}`);
  if (dkim.length === 0) return of('dkim_by_mail', 'unknown');
  if (dkim.every(({ texts }) => texts === null)) return of('dns_silent', 'unknown');
  return of('dkim_not_found', 'missing');
}

function judgeDmarc(domain: string, { address, texts: { dmarc } }: SenderFacts): SenderLine {
  const of = (finding: SenderFinding, state: SenderState, value = ''): SenderLine => ({
    record: 'DMARC',
    finding,
    state,
    name: value === '' ? '' : `_dmarc.${domain}`,
    value,
  });
  if (dmarc === null) return of('dns_silent', 'unknown');
  const records = dmarc.filter((text) => /^v=DMARC1(\s*;|$)/i.test(text));
  const [record, ...more] = records;
  if (record === undefined) return of('dmarc_missing', 'missing', `v=DMARC1; p=none; rua=mailto:${address}`);
  return more.length > 0 ? of('dmarc_several', 'missing', record) : of('dmarc_good', 'good');
}
