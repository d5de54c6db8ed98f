import { ADD_OCCASION } from './occasion';
import { RESUME_ROWS } from './resume';
import { SITE_ROWS } from './site';

/** Every row of "Where does X go?". */
export const ROWS = [...RESUME_ROWS, ADD_OCCASION, ...SITE_ROWS];
