/// <reference types="@testing-library/jest-dom" />

// Two hundred modules, loaded again for each file: only tests of components, which are .tsx files, need them.
if (expect.getState().testPath?.endsWith('.tsx')) jest.requireActual('@testing-library/jest-dom');
