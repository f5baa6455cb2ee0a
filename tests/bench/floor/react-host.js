import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import 'travel-portal-elements/flight-booking';

// a page that brings its own React, with the booking in it
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(createElement('tp-flight-booking'));
