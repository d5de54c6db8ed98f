/** What a tool page needs before it can be hydrated: the tools, and the state it was prerendered from. */
export { initialState } from '../store/rootReducer';
export { openTools } from '../store/tools';
