import { lookAtScreens } from '../../support/e2e/screens/look-at-screens';

lookAtScreens('within', 'what opens within pages');
