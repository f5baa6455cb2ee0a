import type { DraftErrors } from '../../passengers/draft/draft';
import type { Submission } from '../flow';

export const NO_ERRORS: DraftErrors = { travellers: {}, party: [] };
/** Nothing is being sent, and nothing was refused. */
export const AT_REST: Submission = { busy: false, errors: NO_ERRORS, result: undefined };
