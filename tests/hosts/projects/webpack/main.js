import { configure } from 'travel-portal-elements/loader';

configure({ gateway: 'https://travel.example', storage: 'memory' });
