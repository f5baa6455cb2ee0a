import { mount } from 'svelte';
import 'travel-portal-elements/standalone/flight-booking';
import 'travel-portal-elements/standalone/provider';
import App from './App.svelte';

mount(App, { target: document.getElementById('app') });
