/**
 * What React's renderer holds for things that no page here does is left out of the build: 5 kB of the 54 that every first
 * visit fetches (docs/decisions/0189). With nothing of its kind on a page, each of these functions finds nothing to do.
 */
import type { Plugin } from 'vite';

const RENDERER = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** `<ViewTransition>`: entered for such an element only, or walking the tree in search of one. */
const VIEW_TRANSITIONS = [
  'applyViewTransitionName',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'createViewTransitionInstance',
  'getViewTransitionClassName',
  'getViewTransitionName',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'reportViewTransitionError',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'trackEnterViewTransitions',
];
/** The names of components around an error: nobody reads them, and each costs a call of every component. */
const COMPONENT_STACKS = ['getStackByFiberInDevAndProd'];
/** A `ref` of a `<Fragment>`. */
const FRAGMENT_REFS = /^FragmentInstance\.prototype\.\w+ = function \([\s\S]*?\n\};$/gm;

export function leaveOutOfReact(): Plugin {
  return {
    name: 'pofta:leave-out-of-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: RENDERER },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
  };
}

/** @throws where the renderer is not the one that this was written for: React was updated, look again */
export function withoutUnused(code: string): string {
  const emptied = [...VIEW_TRANSITIONS, ...COMPONENT_STACKS].reduce((text, name) => {
    const parts = text.split(new RegExp(`^function ${name}\\([\\s\\S]*?\\n\\}$`, 'm'));
    if (parts.length !== 2) throw new Error(`React's renderer has no function ${name} any more`);
    return parts.join(`function ${name}() {}`);
  }, code);
  const without = emptied.replace(FRAGMENT_REFS, '');
  if (without === emptied) throw new Error("React's renderer has no methods of fragments any more");
  return without;
}
