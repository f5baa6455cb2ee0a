import type { Area } from '../server/area';
import { sendText } from './queue';

export const area: Area = { name: 'sms', jobs: [sendText] };
