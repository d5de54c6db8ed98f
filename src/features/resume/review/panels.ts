import { monthOf } from '../../../domain/resume/dates';
import { reviewOf, reviewTitle } from '../../../domain/resume/review';
import { SystemView } from './SystemView';
import { wrappedContacts } from './wrappedContacts';

/** The contents of the chunk: the panel, and the review for callers that need only its counts. */
export const panels = { SystemView, reviewOf, reviewTitle, monthOf, wrappedContacts };
