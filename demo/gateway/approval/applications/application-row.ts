import type { Selectable } from 'kysely';
import type { Schema } from '../../db/schema';

export type ApplicationRow = Selectable<Schema['approval_request']>;
