import { mount } from 'svelte';
import { configure, define } from 'travel-portal-elements';
import App from './App.svelte';

configure({ gateway: new URLSearchParams(location.search).get('gateway'), storage: 'memory' });
void define(['flight-booking']);

mount(App, { target: document.getElementById('app') });
