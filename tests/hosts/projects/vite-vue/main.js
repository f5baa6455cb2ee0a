import { createApp } from 'vue';
import { configure } from 'travel-portal-elements/loader';
import App from './App.vue';

configure({ gateway: new URLSearchParams(location.search).get('gateway'), storage: 'memory' });

createApp(App).mount('#app');
