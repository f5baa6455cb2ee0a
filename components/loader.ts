import { paintFirst } from '../src/element/definition/first-paint';
import flightBookingPaint from './flight-booking/first-paint';
import { startLoading } from './page-loader';

/**
 * For pages without a build: one module script defines whatever elements of the suite the page holds, now
 * and later. Its `data-` attributes configure the page: `data-gateway` (default: the script's own origin),
 * `data-storage`, `data-package-name`, `data-theme`, `data-density`, `data-prefix`, `data-trusted-origins` (separated by spaces), and `data-auth-url`,
 * an address of the page's own origin that answers `{"authSign": "…"}` for the signed-in user.
 */
startLoading(import.meta.url, {
  'flight-booking': (element, look) => paintFirst(element, flightBookingPaint, look),
});
