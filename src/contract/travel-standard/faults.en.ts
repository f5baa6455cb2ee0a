import { inEnglish } from '../fault-texts';
import { STANDARDS_FAULTS } from './faults';

export default inEnglish(STANDARDS_FAULTS, {
  overStandardReasonMissing: 'This fare is over the travel policy. Please give a reason.',
  overStandardForbidden:
    'This fare is over the travel policy and cannot be booked. Please choose another one.',
  withinStandard: 'This fare is within the travel policy: no application is needed.',
});
