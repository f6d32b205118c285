import { notFound } from '@tanstack/react-router';
import { type Api, CallFailure } from '#contract/client.ts';
import type { LegalKind, LegalSection } from '#contract/legal.ts';
import { formatLongDate } from '#domain/time/format-date.ts';
import { parseWireDate } from '#domain/time/wire-date-time.ts';

export type LegalPage = {
  readonly kind: LegalKind;
  readonly version: string;
  readonly since: string;
  readonly isInForce: boolean;
  readonly sections: readonly LegalSection[];
  readonly versions: readonly { readonly version: string; readonly since: string }[];
};

/** @throws notFound for a version that never was in force */
export async function loadLegalPage(api: Api, kind: LegalKind, version: string | undefined): Promise<LegalPage> {
  const query = version === undefined ? {} : { version };
  const text = await api('getLegalText', { params: { kind }, query }).catch((failure: unknown) => {
    if (failure instanceof CallFailure && (failure.status === 404 || failure.status === 422)) throw notFound();
    throw failure;
  });
  return {
    kind,
    version: text.version,
    since: longDate(text.effectiveFrom),
    isInForce: text.inForce,
    sections: text.sections,
    versions: text.versions.map((one) => ({ version: one.version, since: longDate(one.effectiveFrom) })),
  };
}

function longDate(wire: readonly number[]): string {
  const date = parseWireDate(wire);
  return date.ok ? formatLongDate(date.value) : '';
}
