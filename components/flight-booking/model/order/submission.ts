import type { DraftErrors } from '../../passengers/draft/draft';
import type { Submission } from '../booking-state';

const NO_ERRORS: DraftErrors = { travellers: {}, party: [] };
/** State without a running submission and without errors. */
export const AT_REST: Submission = { busy: false, errors: NO_ERRORS, result: undefined };
