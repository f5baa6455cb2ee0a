import type { Area } from '../server/area';
import { issueInvoice } from './issue/issue';
import { invoiceRoutes } from './routes';

export const area: Area = { name: 'invoice', implementations: invoiceRoutes, jobs: [issueInvoice] };
