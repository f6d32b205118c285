import { type ReactNode, Suspense } from 'react';

/**
 * Content that React takes over in a task of its own, after what surrounds it: a press elsewhere need not wait for it,
 * and a press in it has it taken over first. For content that renders without waiting for anything.
 */
export function HydratedApart({ children }: { readonly children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
