import { Alert } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';
import type { Today } from '#contract/today/staff-calls.ts';
import { unreachableWords as words } from '#web/i18n/admin/presence.ts';
import { TouchLink } from '#web/staff/kit/links.tsx';

type PublicAddress = Today['publicAddress'];

const OriginContext = createContext('');

/** What links and codes begin with: the address that guests are given, not the one of this browser. */
export function PublicOrigin({ address, children }: { readonly address: PublicAddress; readonly children: ReactNode }) {
  return <OriginContext value={new URL(address.url).origin}>{children}</OriginContext>;
}

export function usePublicOrigin(): string {
  return use(OriginContext);
}

/** Why guests cannot open any link of this shop yet, and who mends it. */
export function UnreachableNotice({
  unreachable,
}: {
  readonly unreachable: NonNullable<PublicAddress['unreachable']>;
}) {
  return (
    <Alert color="bad" title={words.title}>
      <p>{words.reasons[unreachable]}</p>
      <p>{words.advice}</p>
      <TouchLink to="/admin/health">{words.health}</TouchLink>
    </Alert>
  );
}
