import { configure, define } from 'travel-portal-elements';

configure({ gateway: new URLSearchParams(location.search).get('gateway'), storage: 'memory' });
void define(['flight-booking']);

const booking = document.createElement('tp-flight-booking');
booking.depCode = 'BJS';
document.getElementById('app').append(booking);
