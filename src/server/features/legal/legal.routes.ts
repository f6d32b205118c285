import type { Instant } from '#domain/time/instant.ts';
import { answer, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { findLegalText } from './find-legal-text.ts';

type LegalServices = { readonly snapshots: Snapshots; readonly clock: () => Instant };

export function legalRoutes(services: LegalServices): readonly Route[] {
  return [
    defineRoute('getLegalText', async ({ params, query }) => {
      const text = await findLegalText(services, { kind: params.kind, version: query.version ?? null });
      return text === null ? refuse('not_found') : answer(text);
    }),
  ];
}
