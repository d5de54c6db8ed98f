export const PUBLISHED = { OUT_DIR: 'dist', FIREBASE_MODE: '', INSPECT: '' };

/** The build with the local Firebase and the inspector, in which most browser tests run. */
export const LOCAL = { OUT_DIR: 'dist-local', FIREBASE_MODE: 'local', INSPECT: '1' };
