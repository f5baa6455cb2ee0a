import { lookAtScreens } from '../../support/e2e/screens/look-at-screens';

lookAtScreens('pages', 'every page');
