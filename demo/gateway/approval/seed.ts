import type { DemoSeed } from '../seed/demo-seed';
import { insertFlows, nameHeads } from './demo/demo-flows';
import { insertDemoForms } from './demo/demo-forms';
import { insertTripRequests, purposes } from './trip/demo-requests';

export const seed: DemoSeed = {
  after: ['staff', 'permission'],
  async insert({ tx, people, now }) {
    await insertDemoForms(tx);
    await nameHeads(tx);
    await insertFlows(tx, people, now);
    await tx.insertInto('travel_purpose').values(purposes()).execute();
    await insertTripRequests(tx, people, now);
  },
};
