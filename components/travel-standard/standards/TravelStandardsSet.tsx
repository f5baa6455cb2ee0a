import { standardsPage } from './standards-page';

export default standardsPage({ path: '/standard/travelStandardsSet', beginsWithForm: true });
