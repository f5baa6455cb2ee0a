import { configure, define, VERSION, type SuiteConfig } from 'travel-portal-elements';
import 'travel-portal-elements/login';
import booking, { type TpFlightBooking } from 'travel-portal-elements/flight-booking/element';
import { loginByPassword } from 'travel-portal-elements/contract';
import { checkIdCard, formatPrice } from 'travel-portal-elements/domain';
import { connect } from 'travel-portal-elements/frame-client';
import { define as defineFound, observe, whenReady } from 'travel-portal-elements/loader';
import 'travel-portal-elements/standalone/portal';

const config: SuiteConfig = { gateway: 'https://travel.example', storage: 'memory', theme: 'dark' };
configure(config);
configure({ getAuthSign: () => 'token', gateways: { flight: { timeoutMs: 20_000 } } });
// @ts-expect-error -- no such place
configure({ storage: 'cookie' });
// @ts-expect-error -- a token is a text
configure({ getAuthSign: () => 7 });

configure({
  texts: { en: { adverts: { advert: 'Promotion', position: (at, count) => `No. ${at} of ${count}` } } },
});
// @ts-expect-error -- no such text
configure({ texts: { en: { adverts: { headline: 'Promotion' } } } });
// @ts-expect-error -- no such area
configure({ texts: { en: { billboards: { advert: 'Promotion' } } } });
// @ts-expect-error -- it has values in it
configure({ texts: { 'zh-CN': { adverts: { position: '第 1 条' } } } });

export const version: string = VERSION;
export const defined: Promise<void> = define(['login', 'order-list'], { prefix: 'my' });
// @ts-expect-error -- no such element
void define(['ferry']);
void defineFound();
void defineFound('login', 'tp-order-list');
// @ts-expect-error -- no such element
void defineFound('ferry');
export const ready: Promise<void> = whenReady('flight-booking');
observe(document.createElement('div').attachShadow({ mode: 'closed' }));
export const made: Promise<CustomElementConstructor | undefined> = booking.define();

const element: TpFlightBooking = document.createElement('tp-flight-booking');
element.depCode = 'BJS';
element.theme = 'dark';
element.density = 'compact';
element.cabinTypes = [1, 2];
// @ts-expect-error -- a number
element.maxPassengers = '9';
// @ts-expect-error -- no such theme
element.theme = 'blue';
element.addEventListener('tp-order-paid', (event) => {
  const orderNo: string = event.detail.orderNo;
  const fen: number = event.detail.payAmount;
  console.log(orderNo, fen);
});
// @ts-expect-error -- the detail has no such field
element.addEventListener('tp-order-paid', (event) => console.log(event.detail.number));
const ignore = () => undefined;
// @ts-expect-error -- no element has such an event
element.addEventListener('tp-order-payed', () => undefined);
// @ts-expect-error -- nor is a listener for it removed
element.removeEventListener('tp-order-payed', ignore);
// an event of an element inside it, which bubbles
element.addEventListener('tp-filters', () => undefined);
element.addEventListener(document.title, ignore);
element.addEventListener('my-event', () => undefined);
element.addEventListener('click', (event) => console.log(event.clientX), { once: true });
document.querySelector('tp-order-list')?.addEventListener('tp-navigate', (event) => event.preventDefault());

const provider = document.createElement('tp-provider');
provider.getAuthSign = () => Promise.resolve('token');
// @ts-expect-error -- a token is a text
provider.getAuthSign = () => 7;

export const path: string = loginByPassword.path;
export const price: string = formatPrice(100);
export const card = checkIdCard('11010519491231002X');
export const portal = connect({ portalOrigins: ['https://travel.example'] });
