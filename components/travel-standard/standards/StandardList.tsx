import { standardsPage } from './standards-page';

export default standardsPage({ path: '/standard/standardList', beginsWithForm: false });
