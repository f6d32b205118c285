/** `?versiune=2026-11-20`: an earlier version of a legal text. */
export function versionSearch({ versiune }: Record<string, unknown>): { readonly versiune?: string } {
  return typeof versiune === 'string' && versiune !== '' ? { versiune } : {};
}
