import type { Airport } from '../../reference-data/index';
import { pick, seedOf } from '../hash';

/**
 * Terminals of the airlines at airports that have several: by airline, with a default for all others. General
 * knowledge, not checked in a source. Elsewhere an airline gets one terminal and keeps it.
 */
const TERMINALS: Readonly<Record<string, { others: string; [terminal: string]: string }>> = {
  PEK: { others: 'T3', T2: 'HU CN GS MU FM CZ MF NS HO UQ' },
  SHA: { others: 'T2', T1: '9C' },
  PVG: { others: 'T2', T1: 'MU FM KN' },
  CAN: { others: 'T1', T2: 'CZ MF 3U OQ RY' },
  CTU: { others: 'T2', T1: '3U EU' },
  TFU: { others: 'T2', T1: 'HU JD GS 8L PN FU 3U' },
  CKG: { others: 'T3', T2: 'PN 9C KN 8L UQ' },
  XIY: { others: 'T3', T2: 'CZ 9C', T5: 'MU FM' },
  HGH: { others: 'T3', T4: 'CA CZ MF' },
  NKG: { others: 'T2', T1: '9C KN' },
  WUH: { others: 'T3' },
  KWE: { others: 'T2', T3: 'CZ CA GY' },
  SYX: { others: 'T1', T2: '9C CZ' },
  TSN: { others: 'T2', T1: '9C' },
  XMN: { others: 'T4', T3: 'MF CZ NS RY' },
};

/** Terminal of an airline at an airport; empty when the airport has only one. */
export function terminalOf(airport: Airport, carrier: string): string {
  const [only, second] = airport.terminals;
  if (only === undefined) return '';
  if (second === undefined) return only;
  const known = TERMINALS[airport.iata];
  if (!known) return pick(airport.terminals, seedOf(airport.iata + carrier), 'terminal');
  const { others, ...named } = known;
  return Object.keys(named).find((terminal) => named[terminal]?.split(' ').includes(carrier)) ?? others;
}
