import { configure } from 'travel-portal-elements/standalone/configure';
import booking from 'travel-portal-elements/standalone/flight-booking/element';

configure({ gateway: new URLSearchParams(location.search).get('gateway'), storage: 'memory' });

await booking.define();
const element = document.createElement('tp-flight-booking');
element.depCode = 'BJS';
document.getElementById('app').append(element);
