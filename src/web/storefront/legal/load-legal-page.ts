import type { Api } from '#contract/client.ts';
import { getLegalText } from '#contract/legal/calls.ts';
import type { LegalSection } from '#contract/legal/wire.ts';
import { describeVersion } from '#domain/legal/describe-version.ts';
import type { LegalKind } from '#domain/legal/legal-kinds.ts';
import { namesNothing } from '#web/names-nothing.ts';
import { notFound } from '#web/router/index.ts';

export type LegalPage = {
  readonly kind: LegalKind;
  /** `din 20 noiembrie 2026`. */
  readonly name: string;
  readonly isInForce: boolean;
  readonly sections: readonly LegalSection[];
  readonly versions: readonly { readonly version: string; readonly name: string }[];
};

/** @throws notFound for a version that was never in force */
export async function loadLegalPage(api: Api, kind: LegalKind, version: string | undefined): Promise<LegalPage> {
  const query = version === undefined ? {} : { version };
  const text = await api(getLegalText, { params: { kind }, query }).catch((failure: unknown) => {
    if (namesNothing(failure)) throw notFound();
    throw failure;
  });
  return {
    kind,
    name: describeVersion(text.version),
    isInForce: text.inForce,
    sections: text.sections,
    versions: text.versions.map(({ version }) => ({ version, name: describeVersion(version) })),
  };
}
