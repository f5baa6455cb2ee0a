import { lookAtScreens } from '../../support/e2e/screens/look-at-screens';

lookAtScreens('flights', 'what opens within flights');
lookAtScreens('states', 'pages without content');
lookAtScreens('dialogs', 'what opens over pages');
