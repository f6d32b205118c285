/**
 * Removes from React's renderer, at build time, what no page here uses and what only unsupported browsers need: 14.6 kB
 * of the 58.4 kB that React adds to every first visit (docs/decisions/0189). On pages without such features the removed
 * code would have nothing to do.
 *
 * A release of React that this was not written for, or REACT_WHOLE=1, leaves React whole: a security release of React
 * must not wait for someone to read its renderer again.
 *
 * When this is removed: once two releases of React in a row were shipped whole because nobody fitted the cuts within a
 * month each. Then this file, its test and the plugin in `vite.config.ts` are deleted.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const RENDERER = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const ENTRANCE = /\/node_modules\/react-dom\/cjs\/react-dom\.production\.js$/;
/** Features that need a removed part; React's own files contain all of these names. */
const USES_LEFT_OUT =
  /\b(?:useActionState|useFormStatus|useFormState|useOptimistic|useCacheRefresh|useMemoCache|getSnapshotBeforeUpdate|(?:UNSAFE_)?componentWill(?:Mount|ReceiveProps|Update)|unstable_scheduleHydration|prefetchDNS|preinit|preinitModule|requestFormReset|addTransitionType|SuspenseList|ViewTransition)\b|\bonBeforeInput(?:Capture)?["'`]?\s*[:=]/;

/** A pattern in the renderer's text, its replacement, and the expected number of matches. */
type Cut = readonly [found: RegExp, instead: string, times?: number];

/** Element kinds that no page renders: removes their branches, and with them functions that only those call. */
const KINDS = [
  { number: 19, name: 'SUSPENSE_LIST', places: 12, questions: 2 },
  { number: 30, name: '(?:LEGACY_HIDDEN_TYPE:\\n *case REACT_)?VIEW_TRANSITION', places: 15, questions: 13 },
] as const;

/** Functions that run for every page without any effect. */
const EMPTIED = [
  // `<ViewTransition>`: these run for such an element only, or search the tree for one.
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'pushMutationContext',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionOnHostInstances',
  'trackEnterViewTransitions',
  // The component stack of an error: nobody reads it, and each stack calls every component again.
  'getStackByFiberInDevAndProd',
  // Notifies the `ref` of a `<Fragment>` about its children.
  'commitFragmentInstanceDeletionEffects',
  'commitFragmentInstanceInsertionEffects',
  'commitNewChildToFragmentInstances',
  // Deprecated class methods.
  'callComponentWillReceiveProps',
];

const CUTS: readonly Cut[] = [
  // View transitions: marking what moves, and the commit that starts one.
  [/^ *[\w$]+ !== \w+ && \(viewTransitionMutationContext = !0\);\n/gm, '', 11],
  [/\w+ !== \w+ && \(viewTransitionMutationContext = !0\),\n *(?=\(value = type\);)/g, ''],
  [/,\s*\(viewTransitionMutationContext = !0\)/g, '', 9],
  [/^ *viewTransitionMutationContext &&\n *inUpdateViewTransition &&\n.*\n/gm, ''],
  [/^ *viewTransitionMutationContext = (?:!0|!1|flags|current);\n/gm, '', 6],
  [/shouldStartViewTransition\n {4}\? \(pendingViewTransition = [\s\S]*?\n {6}\)\)\n {4}: /g, ''],
  [/null !== pendingViewTransition &&\n *\([^;]*\);\n/g, ''],
  [/^ {4}recoverableErrors = pendingViewTransitionEvents;\n[\s\S]*?finished\.finally\(finishedWork\);\n/gm, ''],
  [/isViewTransitionEligible \|\|\n *(?=subtreeFlags & 8192)/g, ''],
  [/committedLanes = \(committedLanes & 335544064\) === committedLanes;/g, 'committedLanes = !1;'],
  [/^ *isViewTransitionEligible &&\n *\(\(subtreeFlags = suspended[\s\S]*?subtreeFlags, subtreeFlags\)\)\),\n/gm, ''],

  // Methods of a fragment's `ref`.
  [/^FragmentInstance\.prototype\.\w+ = function \([\s\S]*?\n\};$/gm, '', 12],
  [/^ *case 7:\n *if \(null === current\.stateNode\) \{\n[\s\S]*?break;\n/gm, ''],

  // A commit that waits for pictures, which only a view transition needs. Waiting for style sheets is kept.
  [
    /^( *)if \(\(JSCompiler_temp = 0 !== \(workInProgress\.mode & 32\)\)\)\n[\s\S]*?\} else (?=workInProgress\.flags &=)/gm,
    '$1',
  ],
  [/ \|\| 0 < state\.imgCount/g, ''],
  [/^ *0 < state\.imgBytes &&[\s\S]*?estimateBandwidth\(\)\);\n/gm, ''],
  [/^( *)var imgTimer = [\s\S]*?\n\1\);\n/gm, ''],
  [/^ *clearTimeout\(imgTimer\);\n/gm, ''],
  [/ && \(0 === state\.imgCount \|\| !state\.waitingForImages\)/g, ''],
  [/imgCount: 0,\s*imgBytes: 0,\s*suspenseyImages: \[\],\s*waitingForImages: !0,\s*waitingForViewTransition: !1,/g, ''],
  [/^ {4}case 5:\n {6}recursivelyAccumulateSuspenseyCommit\((?:.*\n)*? {6}break;\n/gm, ''],
  [
    /\? (suspendResource\([^)]*\))\n *: \(\(fiber = fiber\.stateNode\),[\s\S]*?suspendInstance\(suspendedState, fiber\)\)\);/g,
    '&& $1);',
  ],

  // Forms with a function as `action`, and their hooks; hooks of the React compiler, which is not used.
  [
    /^ +(?:useHostTransitionStatus|useFormState|useActionState|useOptimistic|useMemoCache|useCacheRefresh): [\w$]+,\n/gm,
    '',
    20,
  ],
  [/^ {4}(?:useOptimistic|useCacheRefresh): function \([^)]*\) \{\n(?: {6}.*\n)* {4}\},\n/gm, '', 4],
  [
    /^ {6}null !== workInProgress\.memoizedState &&\n {8}\(\(\$\$typeof = renderWithHooks\(\n[\s\S]*?_currentValue = \$\$typeof\)\);\n/gm,
    '',
  ],
  [/ else if \(parent === hostTransitionProviderCursor\.current\) \{\n(?: {6}.*\n)* {4}\}/g, ''],
  [
    / {2}var stateHook = fiber\.memoizedState;\n {2}null !== stateHook &&\n[\s\S]*?fiber\)\);\n(?= {2}stateHook = )/g,
    '  var stateHook;\n',
  ],
  [/^ {2}hostTransitionProviderCursor\.current === fiber &&\n[\s\S]*?\);\n(?=\})/gm, ''],
  [/^( *)extractEvents\$1\(\n[\s\S]*?\n\1\);\n/gm, ''],
  [/^ {2}i = \(unblocked\.ownerDocument \|\| unblocked\)\.\$\$reactFormReplay;\n[\s\S]*?\n(?=\})/gm, ''],
  [
    /^ {6}if \("function" === typeof value\) \{\n {8}domElement\.setAttribute\(\n {10}key,\n {10}"javascript:throw new[\s\S]*?"target", props\.target, props, null\)\)\);\n/gm,
    '',
  ],
  [/^ *flags & 1024 && \(needsFormReset = !0\);\n/gm, ''],
  [/^ *needsFormReset &&\n.*\n/gm, ''],

  // `preload`, `preconnect` and the like: the page's head lists what is fetched.
  [
    /(ReactDOMSharedInternals\.d = )\{\n {2}f: flushSyncWork,\n {2}r: requestFormReset,\n(?: {2}.*\n)*\};/g,
    '$1assign({}, previousDispatcher, { f: flushSyncWork });',
  ],

  // Iterables as children, which have their own copy of the code for arrays.
  [
    /^( *)newChild = key\.call\(newChild\);\n *return reconcileChildrenIterator\(/gm,
    '$1newChild = Array.from(newChild);\n$1return reconcileChildrenArray(',
  ],

  // Deprecated class methods, and `getSnapshotBeforeUpdate`.
  [
    /\("function" !== typeof context\.(?:UNSAFE_)?componentWill\w+ &&\n *"function" !== typeof context\.(?:UNSAFE_)?componentWill\w+\)/g,
    '!0',
    5,
  ],
  [
    /^ *if \(0 !== \(flags & 1024\) && null !== current\) \{\n {10}isViewTransitionEligible = void 0;\n(?: {10}.*\n)* {8}\}\n/gm,
    '',
  ],
  [/ \|\|\n *"function" === typeof context\.getSnapshotBeforeUpdate/g, '', 3],

  // Custom elements (`<my-part>`).
  [/if \(isCustomElement\(tag\)\)/g, 'if (!1)', 2],
  [/isCustomElement\(targetInst\.elementType\)/g, '!1'],

  // `onBeforeInput`, and emulated composition events for browsers without them.
  [/^ *if \(\n *\(fallbackData = canUseTextInputEvent[\s\S]*?\(handleEventFunc\.data = fallbackData\)\);\n/gm, ''],
  [/canUseDOM && "CompositionEvent" in window/g, '!0'],
  [/canUseDOM && "TextEvent" in window && !documentMode/g, '!1'],
  [/\(useFallbackCompositionData &&[\s\S]*?\(isComposing = !0\)\)\),\n *(?=\(handleEventFunc)/g, '('],
  [/^ *else\n *isComposing\n[\s\S]*?"onCompositionStart"\);\n/gm, ''],
  [/fallbackData\n *\? \(eventType\.data = fallbackData\)\n *: /g, ''],
  [/^registerTwoPhaseEvent\("onBeforeInput", \[[^\]]*\]\);\n/gm, ''],

  // Workarounds for browsers that cannot run the shop's scripts (`build.target`), and for a missing document.
  [
    /canUseDOM = !\(\n[\s\S]*?passiveBrowserEventsSupported = !1;\nif \(canUseDOM\)\n(?: .*\n)*/g,
    'canUseDOM = !0,\n  passiveBrowserEventsSupported = !0;\n',
  ],
  [
    /^var vendorPrefixes = \{[\s\S]*?delete vendorPrefixes\.transitionend\.transition\);\nfunction getVendorPrefixedEventName[\s\S]*?\n\}\n/gm,
    '',
  ],
  [/getVendorPrefixedEventName\(("\w+")\)/g, '$1', 7],
  [
    /isInputEventSupported = !1;\nif \(canUseDOM\) \{\n {2}var JSCompiler_inline_result[\s\S]*?9 < document\.documentMode\);\n\}/g,
    'isInputEventSupported = !0;',
  ],
  [/canUseDOM && "documentMode" in document && 11 >= document\.documentMode/g, '!1'],
  [/^canUseDOM &&\n {2}"documentMode" in document &&\n.*\n/gm, ''],
  [/documentMode && 8 < documentMode && 11 >= documentMode/g, '!1'],
  [/Math\.clz32 \? Math\.clz32 : clz32Fallback/g, 'Math.clz32'],
  [/"function" === typeof Object\.is \? Object\.is : is/g, 'Object.is'],
  [/"function" === typeof (Weak\w+) \? \1 : \w+/g, '$1', 2],
  [/"function" === typeof reportError\n *\? reportError\n *: function \(error\) \{[\s\S]*?\n {8}\}/g, 'reportError'],
  [
    /^ {4}key: function \(nativeEvent\) \{\n(?: {6}.*\n)* {4}\},\n/gm,
    '    key: function (nativeEvent) {\n      return nativeEvent.key || "Unidentified";\n    },\n',
  ],
  [
    /^ {4}relatedTarget: function \(event\) \{\n[\s\S]*?movementY: function[\s\S]*?\n {4}\}\n/gm,
    '    relatedTarget: 0,\n    movementX: 0,\n    movementY: 0\n',
  ],
  [/clipboardData: function \(event\) \{\n[\s\S]*?\n {4}\}\n/g, 'clipboardData: 0\n'],

  // Developer tools hooks, and entry points that are not used.
  [/^( *)if \(injectedHook && "function" === typeof injectedHook\.\w+\)\n(?:\1 .*\n)*/gm, '', 3],
  [
    /^( *)if \(\n *injectedHook &&\n *"function" === typeof injectedHook\.onPostCommitFiberRoot\n\1\)\n(?:\1 .*\n)*/gm,
    '',
  ],
  [/^var internals\$jscomp\$inline_\d+ = \{[\s\S]*?(?=^exports\.createRoot)/gm, ''],
  [/^ReactDOMSharedInternals\.findDOMNode = [\s\S]*?^\};\n/gm, ''],
  [/^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = [\s\S]*?^\};\n/gm, ''],
  [
    /^ {2}for \(var i = 0; i < queuedExplicitHydrationTargets\.length; i\+\+\) \{[\s\S]*?queuedExplicitHydrationTargets\.shift\(\);\n/gm,
    '',
  ],
  [/getComponentNameFromType\(current\) \|\| current/g, 'current'],
  [/,\n *defaultOnDefaultTransitionIndicator\n/g, '\n', 2],
];

/** The same in `react-dom` itself, which has the API that pages call. */
const CUTS_OF_ENTRANCE: readonly Cut[] = [
  [
    /^exports\.(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset|useFormState|useFormStatus) = function \([\s\S]*?^\};\n/gm,
    '',
    9,
  ],
];

export function leaveOutOfReact(): Plugin[] {
  const common = { apply: 'build', applyToEnvironment: ({ name }) => name === 'client' } satisfies Partial<Plugin>;
  const chosen = chooseReact(readReact(), process.env.REACT_WHOLE);
  if ('whole' in chosen) {
    const words = `React ajunge întreg în pagini, cu 15 kB mai mult la prima vizită: ${chosen.whole}`;
    return [{ ...common, name: 'pofta:react-whole', buildStart: () => console.warn(`\n⚠ ${words}\n`) }];
  }
  return [
    {
      ...common,
      name: 'pofta:leave-out-of-react',
      transform: {
        filter: { id: [RENDERER, ENTRANCE] },
        handler: (_code, id) => ({ code: ENTRANCE.test(id) ? chosen.entrance : chosen.renderer, map: null }),
      },
    },
    {
      ...common,
      name: 'pofta:refuse-left-out-of-react',
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && !file.moduleIds.some((id) => RENDERER.test(id)))
            refuseLeftOut(file.code, file.fileName);
        }
      },
    },
  ];
}

/** React's renderer, and the file by which pages reach it. */
type ReactFiles = { readonly renderer: string; readonly entrance: string };

function readReact(): ReactFiles {
  const folder = join(dirname(createRequire(import.meta.url).resolve('react-dom/package.json')), 'cjs');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { renderer: read('react-dom-client.production.js'), entrance: read('react-dom.production.js') };
}

/** Both files without what is left out, or the reason why both stay whole: one that is cut does not fit one that is not. */
export function chooseReact(files: ReactFiles, wanted = ''): ReactFiles | { readonly whole: string } {
  if (wanted !== '' && wanted !== '0') return { whole: `REACT_WHOLE=${wanted}` };
  try {
    return { renderer: withoutUnused(files.renderer), entrance: cutOut(files.entrance, CUTS_OF_ENTRANCE) };
  } catch (error) {
    if (!(error instanceof OtherReact)) throw error;
    return { whole: `${error.message}. De potrivit: scripts/leave-out-of-react.ts` };
  }
}

/** Whether a built file has the renderer whole: one of its tables names a hook that is otherwise left out. */
export function hasWholeReact(code: string): boolean {
  return /\buseOptimistic:/.test(code);
}

/** React's files are not those that the cuts were written for. */
class OtherReact extends Error {}

/**
 * @throws when a built file uses what was removed from React; text that the minifier drops, such as comments, does not
 * count
 */
export function refuseLeftOut(code: string, file: string): void {
  const used = USES_LEFT_OUT.exec(code)?.[0];
  if (used !== undefined) throw new Error(`${file} uses ${used}, which the build leaves out of React`);
}

/**
 * @throws OtherReact when the renderer differs from the one this was written for: after an update of React, check every
 *   cut again
 */
export function withoutUnused(code: string): string {
  const withoutKinds = KINDS.reduce(withoutKind, code);
  const emptied = EMPTIED.reduce((text, name) => {
    const parts = text.split(new RegExp(`^function ${name}\\([\\s\\S]*?\\n\\}$`, 'm'));
    if (parts.length !== 2) throw new OtherReact(`React's renderer has no function ${name} any more`);
    return parts.join(`function ${name}() {}`);
  }, withoutKinds);
  return cutOut(emptied, CUTS);
}

/** @throws OtherReact when a pattern does not match as often as expected */
function cutOut(code: string, cuts: readonly Cut[]): string {
  return cuts.reduce((text, [found, instead, times = 1]) => {
    const there = text.match(found)?.length ?? 0;
    if (there !== times) throw new OtherReact(`React's renderer has ${there} times, not ${times}: ${found}`);
    return text.replace(found, instead);
  }, code);
}

/**
 * Removes the branches for elements of one kind. A branch shared by several kinds keeps its body. No branch before a
 * removed one falls through into it.
 */
function withoutKind(code: string, { number, name, places, questions }: (typeof KINDS)[number]): string {
  let [seenPlaces, seenQuestions] = [0, 0];
  const branches = new RegExp(`(^.*\\n)^( *)case (?:${number}|REACT_${name}_TYPE):\\n((?:\\2  .*\\n|\\n)*)`, 'gm');
  const left = code
    .replace(branches, (_, before: string, indent: string, body: string) => {
      seenPlaces++;
      return new RegExp(`^${indent}case .*:\\n$`).test(before) ? before + body : before;
    })
    .replace(new RegExp(`\\b${number} === ((?:\\w+\\.)?(?:tag|targetInst))\\b`, 'g'), () => {
      seenQuestions++;
      return '!1';
    });
  if (seenPlaces !== places || seenQuestions !== questions) {
    throw new OtherReact(`React's renderer has ${seenPlaces} branches and ${seenQuestions} questions for ${name}`);
  }
  return left;
}
