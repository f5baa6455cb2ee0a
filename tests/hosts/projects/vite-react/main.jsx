import { createRoot } from 'react-dom/client';
import { configure } from 'travel-portal-elements/configure';
import 'travel-portal-elements/flight-booking';

configure({ gateway: new URLSearchParams(location.search).get('gateway'), storage: 'memory' });

createRoot(document.getElementById('app')).render(<tp-flight-booking depCode="BJS" />);
