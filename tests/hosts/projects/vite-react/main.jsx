import { createRoot } from 'react-dom/client';
import { configure, define } from 'travel-portal-elements';

configure({ gateway: new URLSearchParams(location.search).get('gateway'), storage: 'memory' });
void define(['flight-booking']);

createRoot(document.getElementById('app')).render(<tp-flight-booking dep-code="BJS" />);
