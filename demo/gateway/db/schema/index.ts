import type { OrganisationTables } from './organisation';
import type { StandardTables } from './standards';
import type { AccessTables } from './access';
import type { OrderTables } from './orders';
import type { SurroundingTables } from './surroundings';

/** Every table. */
export interface Schema
  extends OrganisationTables, StandardTables, AccessTables, OrderTables, SurroundingTables {}
