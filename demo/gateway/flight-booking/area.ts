import type { Area } from '../server/area';
import { flightBookingRoutes } from './routes';

export const area: Area = { name: 'flight-booking', implementations: flightBookingRoutes };
