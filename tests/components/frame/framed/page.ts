import { connect, type Portal } from '../../../../components/frame/client';

declare global {
  interface Window {
    portal: Portal;
  }
}

/** A page of the server-side site, in the tests of `<tp-frame>`: it connects and leaves the rest to the test. */
window.portal = connect({ portalOrigins: [location.origin] });
