import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * What stands where a page will be, in a file of its own that is fetched with the page. Should that file be late or
 * not come at all, the screen stays as it is: without a boundary of its own the page around it would be hidden
 * meanwhile, and the link that was pressed would lose the focus that a dialog gives back.
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
