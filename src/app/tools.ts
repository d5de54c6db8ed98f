/** What a tool page needs for hydration: the tools, and the state it was prerendered from. */
export { initialState } from '../store/rootReducer';
export { openTools } from '../store/tools';
