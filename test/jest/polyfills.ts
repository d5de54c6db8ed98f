import { TextDecoder, TextEncoder } from 'node:util';

// React Router asks for these, jsdom leaves them out.
Object.assign(globalThis, { TextEncoder, TextDecoder });
