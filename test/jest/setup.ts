/// <reference types="@testing-library/jest-dom" />
import { format } from 'node:util';
import type * as TestingLibrary from '@testing-library/react';

// Two hundred modules, loaded again for each file: only tests of components, which are .tsx files, need them.
if (expect.getState().testPath?.endsWith('.tsx')) {
  jest.requireActual('@testing-library/jest-dom');
  // In ms; a busy machine needs many times the default of one second for what a test waits for.
  jest.requireActual<typeof TestingLibrary>('@testing-library/react').configure({ asyncUtilTimeout: 30_000 });
}

// React, jsdom, XState and Redux Toolkit report many faults on the console only. A test that expects one puts a spy there.
const reports: string[] = [];
const keep = (...report: readonly unknown[]): void => void reports.push(format(...report));
console.error = keep;
console.warn = keep;
/** What only the machine's speed decides: Redux Toolkit's slow checks, and updates that come while a test awaits something else. */
const BY_SPEED = /Middleware took \d+ms|not wrapped in act/;
afterEach(() => expect(reports.splice(0).filter((report) => !BY_SPEED.test(report))).toEqual([]));
