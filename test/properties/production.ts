/**
 * Imported first by tests that dispatch a hundred thousand actions: the development build of Redux Toolkit traverses the whole
 * state twice for each of them.
 */
process.env.NODE_ENV = 'production';
