import type { DemoSeed } from '../../seed/demo-seed';
import { makeRecords } from './demo/records';
import { insertFactRows } from './insert-facts';

/** Trains, rides and stays of three years, in the form of imported records. */
export const seed: DemoSeed = {
  after: ['enterprise'],
  insert: ({ tx, people, now }) => insertFactRows(tx, makeRecords(people, now)),
};
