import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import 'travel-portal-elements/flight-booking';

// page with its own React that contains the booking
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(createElement('tp-flight-booking'));
