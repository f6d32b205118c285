import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { fetchWithRetries } from './when-idle.ts';

/**
 * A lazy page inside its own Suspense boundary, preloaded with the page around it. While its chunk is loading, the screen
 * stays as it is: without this boundary the page around it would be hidden meanwhile, and the pressed link would lose the
 * focus that a dialog restores. A chunk that fails to load is requested again until it arrives.
 */
export function waiting(load: () => Promise<ComponentType>): (() => ReactNode) & { preload: () => Promise<void> } {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const loadOnce = () => {
    loading ??= fetchWithRetries(load).then((component) => ({ default: component }));
    return loading;
  };
  const Screen = lazy(loadOnce);
  const draw = () => (
    <Suspense>
      <Screen />
    </Suspense>
  );
  // The router waits for the first attempt only: offline, the page around it is shown without this part.
  return Object.assign(draw, {
    preload: async () => {
      await load().catch(() => {});
      void loadOnce();
    },
  });
}
