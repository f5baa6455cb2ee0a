import { connect, type Portal } from '../../../../components/frame/client';

declare global {
  interface Window {
    portal: Portal;
  }
}

/** A page of the server-side site for the tests of `<tp-frame>`: it connects; the test does the rest. */
window.portal = connect({ portalOrigins: [location.origin] });
