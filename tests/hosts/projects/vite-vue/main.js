import { createApp } from 'vue';
import { configure, define } from 'travel-portal-elements';
import App from './App.vue';

configure({ gateway: new URLSearchParams(location.search).get('gateway'), storage: 'memory' });
void define(['flight-booking']);

createApp(App).mount('#app');
