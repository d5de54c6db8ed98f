import { reviewTitle } from '../../../domain/resume/review';
import { reviewPages } from './reviewPages';
import { SystemView } from './SystemView';
import { wrappedContacts } from './wrappedContacts';

/** The contents of the chunk: the panel, and the review for callers that need only its counts. */
export const panels = { SystemView, reviewPages, reviewTitle, wrappedContacts };
