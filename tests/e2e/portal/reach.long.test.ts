import { lookAtScreens } from '../../support/e2e/screens/look-at-screens';
import { PAGES_LOOKED_AT } from '../../support/e2e/screens/screens';

lookAtScreens('pages', 'pages', PAGES_LOOKED_AT.length);
lookAtScreens('variants', 'pages with what is named in their addresses');
