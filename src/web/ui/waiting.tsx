import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A lazy page inside its own Suspense boundary, preloaded with the page around it. While its chunk is loading or when
 * it fails, the screen stays as it is: without this boundary the page around it would be hidden meanwhile, and the
 * pressed link would lose the focus that a dialog restores.
 */
export function waiting(load: () => Promise<ComponentType>): (() => ReactNode) & { preload: () => Promise<void> } {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const loadOnce = () => {
    loading ??= load().then(
      (component) => ({ default: component }),
      () => ({ default: Nothing }),
    );
    return loading;
  };
  const Screen = lazy(loadOnce);
  const draw = () => (
    <Suspense>
      <Screen />
    </Suspense>
  );
  return Object.assign(draw, { preload: async () => void (await loadOnce()) });
}

function Nothing() {
  return null;
}
