import { CompiledQuery } from 'kysely';
import type { Database } from '../db/database';

export interface TakenSeats {
  byInventory: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Differs whenever the seats do. */
  signature: string;
}

interface TakenRow {
  inventory_key: string;
  cabin_code: string;
  taken: number;
}

// a constant text, because every search runs it and building it would cost as much as running it
const FIND_TAKEN = `select inventory_key, cabin_code, taken from seat_inventory
  where inventory_key = any($1) and taken > 0 order by inventory_key, cabin_code`;

/** Seats sold or held on these inventories, by inventory key and cabin code. */
export async function findTakenSeats(db: Database, inventoryKeys: readonly string[]): Promise<TakenSeats> {
  const byInventory = new Map<string, Map<string, number>>();
  let signature = '';
  if (inventoryKeys.length === 0) return { byInventory, signature };
  const { rows } = await db.executeQuery<TakenRow>(CompiledQuery.raw(FIND_TAKEN, [inventoryKeys]));
  for (const { inventory_key, cabin_code, taken } of rows) {
    const cabins = byInventory.get(inventory_key);
    if (cabins === undefined) byInventory.set(inventory_key, new Map([[cabin_code, taken]]));
    else cabins.set(cabin_code, taken);
    signature += `${inventory_key}/${cabin_code}=${taken};`;
  }
  return { byInventory, signature };
}
