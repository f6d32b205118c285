/** The name by which guests reach the shop, and whether it leads to this server. */
import { cleanCode } from '#domain/text/clean-text.ts';

/** At least two labels; a label begins and ends with a letter or digit. */
const NAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:xn--[a-z0-9-]{2,59}|[a-z]{2,63})$/;

/** The name in what was typed or pasted, which may be a whole address; null when it is none. */
export function parseShopName(typed: string): string | null {
  const bare = cleanCode(typed)
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/\.$/, '');
  if (bare === '' || !URL.canParse(`https://${bare}/`)) return null;
  // Letters with diacritics become what DNS knows.
  const { hostname, port } = new URL(`https://${bare}/`);
  return port === '' && NAME.test(hostname) ? hostname : null;
}

export type NameFacts = {
  readonly name: string;
  /** Addresses that DNS gives for the name. */
  readonly leadsTo: readonly string[];
  /** Addresses of this server's network cards. */
  readonly own: readonly string[];
};

export type NameVerdict =
  | { readonly kind: 'here' }
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'elsewhere'; readonly leadsTo: readonly string[]; readonly own: readonly string[] }
  /** One of several addresses is another server's: a certificate may be asked of that one. */
  | { readonly kind: 'partly'; readonly others: readonly string[]; readonly own: readonly string[] }
  /** This server has addresses of a private network only, so a router stands in front and cannot be compared. */
  | { readonly kind: 'behind router'; readonly leadsTo: readonly string[] };

export function judgeShopName({ leadsTo, own }: NameFacts): NameVerdict {
  if (leadsTo.length === 0) return { kind: 'nowhere' };
  const others = leadsTo.filter((address) => !own.includes(address));
  if (others.length === 0) return { kind: 'here' };
  const reachable = own.filter((address) => !isPrivateAddress(address));
  if (others.length < leadsTo.length) return { kind: 'partly', others, own: reachable };
  return reachable.length === 0 ? { kind: 'behind router', leadsTo } : { kind: 'elsewhere', leadsTo, own: reachable };
}

/** Addresses that no other network reaches: of this machine, of a home or an office, of a carrier's router. */
export function isPrivateAddress(address: string): boolean {
  return /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1$|f[cd]|fe[89ab])/i.test(
    address,
  );
}

/** What is seen, in words, for the owner. */
export function describeShopName(name: string, verdict: NameVerdict): string {
  switch (verdict.kind) {
    case 'here':
      return `${name} duce la acest server.`;
    case 'nowhere':
      return `${name} nu duce încă nicăieri: adaugă la furnizorul numelui o înregistrare A cu adresa acestui server.`;
    case 'elsewhere':
      return `${name} duce la ${list(verdict.leadsTo)}, serverul are ${list(verdict.own)}: îndreaptă înregistrarea A (și AAAA) la furnizorul numelui.`;
    case 'partly':
      return `${name} duce și la ${list(verdict.others)}, care nu este acest server (${list(verdict.own)}): șterge acea înregistrare la furnizorul numelui.`;
    case 'behind router':
      return `${name} duce la ${list(verdict.leadsTo)}; serverul stă în spatele unui router, așa că nu pot compara. În router trimite porturile 80 și 443 la acest server.`;
  }
}

function list(addresses: readonly string[]): string {
  return addresses.length === 0 ? 'nicio adresă publică' : addresses.join(', ');
}
