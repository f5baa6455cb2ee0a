import type { Generated } from 'kysely';

declare module '../db/schema' {
  interface Schema {
    seat_inventory: { inventory_key: string; cabin_code: string; capacity: number; taken: Generated<number> };
  }
}
