import { reviewOf, reviewTitle } from '../../../domain/resume/review';
import { KeywordMatch } from './KeywordMatch';
import { monthOf } from './reviewPanel';
import { SystemView } from './SystemView';

/** The contents of the chunk: the panels, and the review itself for callers that need only its counts. */
export const panels = { SystemView, KeywordMatch, reviewOf, reviewTitle, monthOf };
