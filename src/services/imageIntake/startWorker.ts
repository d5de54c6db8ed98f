/** Starts a worker for one picture. webpack makes a script of its own from this very expression. */
export const startWorker = (): Worker =>
  new Worker(/* webpackChunkName: "pictureWorker" */ new URL('./worker', import.meta.url));
