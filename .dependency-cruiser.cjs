/** The architecture as executable rules: what each folder may import. Developers see `comment` when a rule fails. */
const only = (from, allowed, comment) => ({
  name: `${from} imports only ${allowed.join(', ') || 'itself'}`,
  comment,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(src|machines|test)/', pathNot: [`^${from}/`, ...allowed.map((path) => `^${path}`)] },
});
const packages = (from, allowed, comment) => ({
  name: `${from} uses only these packages: ${allowed.join(', ') || 'none'}`,
  comment,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: 'node_modules', pathNot: allowed.map((name) => `node_modules/${name}(/|$)`) },
});
const owned = (name, owner, comment) => ({
  name: `only ${owner} imports ${name}`,
  comment,
  severity: 'error',
  from: { path: '^(src|machines)/', pathNot: [`^${owner}/`, '\\.test\\.tsx?$'] },
  to: { path: `node_modules/(@${name}/|${name}/)` },
});

module.exports = {
  forbidden: [
    {
      name: 'no cycles',
      comment:
        'A feature lists its lazy parts in one file, which they may import: what comes later closes no cycle.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    { name: 'no unresolved import', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('src/domain', [], 'The domain describes the data; it imports nothing else.'),
    packages(
      'src/domain',
      ['fflate', 'jsonc-parser'],
      'The domain is plain TypeScript, and so are its packages.',
    ),
    only('src/worker', [], 'The service worker shares no code with the pages.'),
    packages(
      'src/worker',
      ['workbox-core', 'workbox-expiration', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'],
      'The service worker is made of Workbox.',
    ),
    only('src/lazy', [], 'Lazy loading knows nothing of what it loads.'),
    only('machines', ['src/domain'], 'A machine tracks where the visitor is; it knows only the domain.'),
    packages('machines', ['xstate'], 'Machines are pure XState.'),
    only(
      'src/store',
      ['machines', 'src/domain'],
      'The store holds the data; it never renders and never calls external services itself.',
    ),
    packages(
      'src/store',
      [
        '@reduxjs/toolkit',
        'react-redux',
        'redux-persist',
        'xstate',
        '@xstate/react',
        'react',
        '@types/react',
      ],
      'Redux packages and xstate only.',
    ),
    only(
      'src/services',
      ['src/domain', 'src/lazy', 'src/store/ports'],
      'Services implement the store’s ports; they know no components.',
    ),
    only(
      'src/ui',
      ['src/domain', 'src/lazy'],
      'The design system renders; it knows field specs, not the store.',
    ),
    only('src/content', ['src/domain'], 'Texts and tables as typed data.'),
    only(
      'src/features',
      ['src/ui', 'src/store', 'src/services', 'src/content', 'src/domain', 'src/lazy', 'machines'],
      'Features import only lower layers.',
    ),
    {
      name: 'features do not import each other',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'templates only draw',
      comment: 'A template takes data and returns elements; login, blur and download must stay out of it.',
      severity: 'error',
      from: {
        path: '^src/features/(resume/templates|posts/(templates|occasions))/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^(src/(store|services|app|pages)|machines)/' },
    },
    only(
      'src/pages',
      [
        'src/features',
        'src/ui',
        'src/store',
        'src/services',
        'src/content',
        'src/domain',
        'src/lazy',
        'machines',
      ],
      'A page is thin.',
    ),
    only(
      'src/local-firebase',
      ['src/services/accounts/config'],
      'The stand-in for Firebase’s servers runs in Node, beside the development server.',
    ),
    {
      name: 'the stand-in for Firebase is never bundled',
      severity: 'error',
      from: { path: '^(src|machines)/', pathNot: ['^src/local-firebase/', '\\.test\\.tsx?$'] },
      to: { path: '^src/local-firebase/' },
    },
    owned('firebase', 'src/services/accounts', 'The store knows an account only by its port.'),
    owned('html2canvas', 'src/services/posterExport', 'Its faults and their workarounds stay in one folder.'),
    owned('pdfjs-dist', 'src/services/pdf', 'What it takes from the PDF is one function.'),
    owned('notistack', 'src/features/toasts', 'The store holds the toasts; notistack only shows them.'),
    {
      name: 'nobody imports the app',
      severity: 'error',
      from: { pathNot: ['^src/app/', '^test/', '\\.test\\.tsx?$', '^webpack\\.config\\.ts$'] },
      to: { path: '^src/app/' },
    },
    {
      name: 'the product never imports its tests',
      severity: 'error',
      from: { path: '^(src|machines)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^test/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
