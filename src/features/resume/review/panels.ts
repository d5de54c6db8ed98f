import { reviewOf, reviewTitle } from '../../../domain/resume/review';
import { KeywordMatch } from './KeywordMatch';
import { monthOf } from './reviewPanel';
import { SystemView } from './SystemView';

/** All that comes with the chunk: the panels, and the review itself for who only needs its counts. */
export const panels = { SystemView, KeywordMatch, reviewOf, reviewTitle, monthOf };
