/** The walls of docs/architecture.md, as rules. test/walls.test.ts proves with a canary that they bite. */
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule('no-circular', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    rule('domain-imports-only-domain', { path: '^src/domain/', pathNot: '\\.test\\.ts$' }, { pathNot: '^src/domain/' }),
    rule(
      'contract-imports-domain-and-zod',
      { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^src/(contract|domain)/|^node_modules/zod/' },
    ),
    rule(
      'platform-knows-no-feature',
      { path: '^src/server/platform/', pathNot: '\\.test\\.ts$' },
      { path: '^src/(server|web)/', pathNot: '^src/server/platform/' },
    ),
    rule(
      'features-are-used-through-their-index',
      { path: '^src/server/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      { path: '^src/server/features/', pathNot: '^src/server/features/($1/|[^/]+/index\\.ts$)' },
    ),
    rule(
      'an-index-exports-use-cases-of-its-feature',
      { path: '^src/server/features/[^/]+/index\\.ts$' },
      { path: '(\\.repository|\\.routes)\\.ts$|/present-[^/]+\\.ts$|^src/server/features/[^/]+/index\\.ts$' },
    ),
    rule(
      'features-receive-what-they-need',
      { path: '^src/server/features/', pathNot: '\\.test\\.ts$' },
      { path: '^src/server/([^/]+|supervisor/[^/]+)\\.ts$' },
    ),
    rule(
      'features-are-declared-once',
      { path: '^src/server/', pathNot: '^src/server/features\\.ts$|\\.test\\.ts$' },
      { path: '^src/server/features/[^/]+/feature\\.ts$' },
    ),
    // Other files name the few services that they use.
    rule(
      'only-a-declaration-sees-every-service',
      { path: '^src/server/features/', pathNot: '/feature\\.ts$|\\.test\\.ts$' },
      { path: '^src/server/platform/define/feature-services\\.ts$' },
    ),
    // Folder by folder: two features that know each other, or a ring of them, would have to be understood at once.
    {
      ...rule(
        'features-form-no-circle',
        { path: '^src/server/features/[^/]+$' },
        { path: '^src/server/features/[^/]+$', circular: true },
      ),
      scope: 'folder',
    },
    rule('features-know-no-web', { path: '^src/server/features/' }, { path: '^src/web/' }),
    rule('web-never-imports-server', { path: '^src/web/' }, { path: '^src/server/' }),
    // Where a codec stands, web holds values of the house: fetched by the folder's calls.ts.
    rule(
      'web-reads-no-wire-that-has-a-codec',
      { path: '^src/web/', pathNot: '\\.test\\.tsx?$' },
      { path: '^src/contract/(menu|orders|promotions|restaurant)/wire\\.ts$' },
    ),
    // Amounts, moments and days are turned into values of the house in src/contract, by codecs and descriptions.
    rule(
      'web-decodes-nothing',
      { path: '^src/web/', pathNot: '\\.test\\.tsx?$' },
      { path: '^src/contract/values/|^src/domain/time/wire-date-time\\.ts$' },
    ),
    rule(
      'rooms-of-the-web-are-apart',
      { path: '^src/web/(storefront|account|admin|panel|staff|courier)/' },
      {
        path: '^src/web/(storefront|account|admin|panel|courier)/',
        pathNot: '^src/web/$1/',
      },
    ),
    rule(
      'the-session-knows-no-room',
      { path: '^src/web/session/', pathNot: '\\.test\\.ts$' },
      { path: '^src/web/', pathNot: '^src/web/session/' },
    ),
    rule(
      'guests-stay-out-of-the-staff-room',
      { path: '^src/web/(storefront|account|courier)/', pathNot: '^src/web/courier/pages\\.ts$' },
      { path: '^src/web/(staff|pages)/' },
    ),
    rule(
      'forms-know-no-room',
      { path: '^src/web/forms/' },
      { path: '^src/web/(storefront|account|admin|panel|staff|courier|session|pages)/' },
    ),
    rule('ui-knows-no-feature', { path: '^src/web/(ui|i18n)/' }, { path: '^src/web/', pathNot: '^src/web/(ui|i18n)/' }),
    // Guests' pages have a router of 6 kB (docs/decisions/0187); TanStack's would be 26 kB more for each of them.
    rule(
      'guests-have-their-own-router',
      { path: '^src/web/(storefront|account|session|forms|ui|i18n|router/|routes/_shop|shop-|draw-shop-page)' },
      { path: '^node_modules/@tanstack/' },
    ),
    rule(
      'staff-have-no-router-of-guests',
      { path: '^src/web/(admin|panel|staff|courier)/' },
      { path: '^src/web/(router/|shop-)' },
    ),
    rule(
      'the-router-knows-no-room',
      { path: '^src/web/router/', pathNot: '\\.test\\.tsx?$' },
      { path: '^src/web/', pathNot: '^src/web/(router/|routes/_shop\\.tsx$|shop-routes\\.ts$)' },
    ),
    rule(
      'mantine-stays-in-the-back',
      { path: '^src/web/(storefront|account|courier|forms|ui)/' },
      { path: '^node_modules/@mantine/' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Stories close what they open with `await using`, which this parser cannot read yet.
    exclude: { path: '\\.gen\\.ts$|\\.story\\.test\\.ts$' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'types', 'default'],
    },
  },
};
