import { addRewrite, ALL_UNITS, edit, type Row } from './row';

export const SITE_ROWS: readonly Row[] = [
  {
    name: 'change a word, price or address',
    edits: [
      edit('src/content/site.ts', 'hello@example.com', 'office@example.com'),
      edit('src/content/site.ts', '+91 124 000 0000', '+91 124 000 0001'),
      edit('src/content/home.ts', "job: 'Patent Agent'", "job: 'Patent Attorney'"),
      edit('src/content/forms.ts', 'Tell us what you made', 'Tell us about your idea'),
    ],
    checks: [...ALL_UNITS, 'pages company'],
  },
  {
    name: 'add a page',
    edits: [
      edit(
        'src/domain/routes.ts',
        "  { path: '/website'",
        "  { path: '/faq', title: 'Questions and answers' },\n  { path: '/website'",
      ),
      edit(
        'src/domain/routeDescriptions.ts',
        "  '/website':",
        "  '/faq': 'What visitors ask about patents, brands, websites and the free tools, and what we answer.',\n  '/website':",
      ),
      edit('src/app/pages.ts', "  '/website':", "  '/faq': comingSoon,\n  '/website':"),
      addRewrite('faq'),
    ],
    checks: [...ALL_UNITS, 'published site/smoke'],
  },
  {
    name: 'change a poster',
    edits: [
      edit(
        'src/features/posts/occasions/gym/kettlebellSizes.ts',
        '{ x: 54, y: 204, width: 860, fit',
        '{ x: 60, y: 210, width: 848, fit',
      ),
    ],
    checks: [...ALL_UNITS, 'pages posters/matrix --grep gym'],
  },
  {
    name: 'change a toast',
    edits: [edit('src/store/toolToasts.ts', "'Details cleared'", "'Your details are cleared'")],
    checks: [...ALL_UNITS, 'pages posters'],
  },
  {
    name: 'add an action to a button',
    edits: [
      edit('machines/effects.ts', "  'goToResume',", "  'goToResume',\n  'goToContact',"),
      edit('machines/loginPopup.ts', "  | { type: 'CLOSE' }", "  | { type: 'CLOSE' }\n  | { type: 'HELP' }"),
      edit(
        'machines/loginPopup.ts',
        '    goToResume: named,',
        '    goToResume: named,\n    goToContact: named,',
      ),
      edit(
        'machines/loginPopup.ts',
        "        CLOSE: 'closed',",
        "        CLOSE: 'closed',\n        HELP: { actions: 'goToContact' },",
      ),
      edit(
        'src/store/flowEffects.ts',
        '  startExport,\n  load',
        "  goToContact: ({ services }) => services.navigation.goTo('/contact'),\n  startExport,\n  load",
      ),
      edit('src/store/flows.ts', '  CLOSE: true,', '  CLOSE: true,\n  HELP: true,'),
      edit(
        'src/features/auth/LoginDialog.tsx',
        '      <div data-flow="loginPopup"',
        `      <Button variant="ghost" onClick={() => send({ type: 'HELP' })}>
        Ask for help
      </Button>
      <div data-flow="loginPopup"`,
      ),
      edit(
        'src/features/auth/LoginDialog.tsx',
        "import { Dialog } from '../../ui/Dialog';",
        "import { Button } from '../../ui/Button';\nimport { Dialog } from '../../ui/Dialog';",
      ),
      edit('test/paths/kinds.ts', "'SHOW_LOGIN', 'CLOSE'", "'SHOW_LOGIN', 'CLOSE', 'HELP'"),
      edit(
        'test/browser/paths/page/drivers.ts',
        "    CLOSE: () => press('Close', DIALOG),",
        "    CLOSE: () => press('Close', DIALOG),\n    HELP: () => press('Ask for help', DIALOG),",
      ),
    ],
    checks: [...ALL_UNITS, 'pages paths --grep loginPopup'],
  },
  {
    name: 'use another service',
    edits: [
      {
        file: 'src/services/vibration.ts',
        text: `import type { Vibration } from '../store/ports';

/** The motor of a phone. */
export const vibration: Vibration = { tap: () => void navigator.vibrate(10) };
`,
      },
      edit(
        'src/store/ports.ts',
        'export interface Leaving {',
        'export interface Vibration {\n  tap(): void;\n}\n\nexport interface Leaving {',
      ),
      edit(
        'src/store/ports.ts',
        '  readonly leaving: Leaving;',
        '  readonly leaving: Leaving;\n  readonly vibration: Vibration;',
      ),
      edit(
        'src/store/flowEffects.ts',
        "services.navigation.goTo('/resume'),",
        `{
    services.vibration.tap();
    services.navigation.goTo('/resume');
  },`,
      ),
      edit('src/app/services.ts', '    leaving,\n', '    leaving,\n    vibration,\n'),
      edit(
        'src/app/services.ts',
        'import type { Leaving,',
        "import { vibration } from '../services/vibration';\nimport type { Leaving,",
      ),
      edit(
        'test/jest/fakes.ts',
        '    navigation: { goTo: jest.fn() },',
        '    navigation: { goTo: jest.fn() },\n    vibration: { tap: jest.fn() },',
      ),
      edit(
        'test/properties/visit.ts',
        '  navigation: {',
        '  vibration: { tap: () => undefined },\n  navigation: {',
      ),
    ],
    checks: [...ALL_UNITS, 'published site/smoke'],
  },
];
