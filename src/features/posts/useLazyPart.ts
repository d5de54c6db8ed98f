import { useLazy, type LazyCode, type LazyState } from '../../lazy/lazyCode';

/** `useLazy`, and whether the code is still loading. Once it has failed, it is not: the poster does without it. */
export function useLazyPart<Code>(
  part: LazyCode<Code> | undefined,
): LazyState<Code> & { readonly isLoading: boolean } {
  const state = useLazy(part);
  return { ...state, isLoading: part !== undefined && !state.code && !state.error };
}
