/**
 * Imported before everything else by tests that dispatch a hundred thousand actions: in the development build of Redux Toolkit
 * each of them has the whole state walked through twice.
 */
process.env.NODE_ENV = 'production';
