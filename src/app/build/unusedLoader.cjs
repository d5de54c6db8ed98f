/**
 * Empties a module of redux-persist that the store never calls, but that its reducer imports as a default: the state is
 * rehydrated without `getStoredState`, and `persistence.ts` has a reconciler of its own. Saves each tool page 0.5 KB gzip.
 */
module.exports = function unused() {
  return 'export default undefined;';
};
