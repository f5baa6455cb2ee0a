import { inEnglish } from './fault-texts';
import { COMMON_FAULTS } from './faults';

export default inEnglish(COMMON_FAULTS, {
  authExpired: 'Your session has expired. Please sign in again.',
  userUnknown: 'Your user account was not found.',
  fieldsInvalid: 'Some details are not right. Please check the marked fields.',
  forbidden: 'You do not have permission to do this. Please contact your administrator.',
  requestIdReused: 'This request number has been used for something else. Please reload and try again.',
  requestIdMissing: 'The request number is missing. Please reload and try again.',
  tooManyRequests: 'Too many requests. Please try again in a moment.',
  tooManyStreams: 'Too many pages are open. Please close some of them.',
  queryTimedOut: 'The search took too long. Please narrow it down and try again.',
  storageFull:
    'The system has no storage space left. Nothing was saved. Please contact your administrator and try again.',
});
