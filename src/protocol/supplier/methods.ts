import { READING } from './flights';
import { BOARDED, CHANGING } from './orders';

/** The protocol between a gateway and its supplier of flights. */
export const SUPPLIER = { ...READING, ...CHANGING, boarded: BOARDED } as const;

export type SupplierMethod = keyof typeof SUPPLIER;
