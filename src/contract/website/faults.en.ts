import { inEnglish } from '../fault-texts';
import { WEBSITE_FAULTS } from './faults';

export default inEnglish(WEBSITE_FAULTS, {
  websiteUnknown: 'No site is set up for this domain. Please contact your service provider.',
});
