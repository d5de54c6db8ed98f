import { runChecks } from './runner/checks';

/** `npm run check`: types, lint, boundaries, formatting and unused code; writes nothing. */
const { failed } = await runChecks();
process.exitCode = failed > 0 ? 1 : 0;
