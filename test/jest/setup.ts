/// <reference types="@testing-library/jest-dom" />
import type * as TestingLibrary from '@testing-library/react';
import { expectReports, keepReport } from './reports';

// Two hundred modules, loaded again for each file: only tests of components, which are .tsx files, need them.
if (expect.getState().testPath?.endsWith('.tsx')) {
  jest.requireActual('@testing-library/jest-dom');
  // In ms; a busy machine needs many times the default of one second for what a test waits for.
  jest.requireActual<typeof TestingLibrary>('@testing-library/react').configure({ asyncUtilTimeout: 30_000 });
}

// React, jsdom, XState and Redux Toolkit report many faults on the console only. A test says which it causes.
console.error = keepReport;
console.warn = keepReport;
afterEach(() => expectReports());
