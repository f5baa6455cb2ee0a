import type { DemoSeed } from '../seed/demo-seed';
import { insertFlows, nameHeads } from './demo/demo-flows';
import { insertDemoForms } from './demo/demo-forms';
import { ENTERPRISES } from '../seed/organisation';
import { insertPurposes } from './first-forms';
import { insertTripRequests } from './trip/demo-requests';

export const seed: DemoSeed = {
  after: ['staff', 'permission'],
  async insert({ tx, people, now }) {
    await insertDemoForms(tx);
    await nameHeads(tx);
    await insertFlows(tx, people, now);
    for (const { enterpriseNum } of ENTERPRISES) await insertPurposes(tx, enterpriseNum);
    await insertTripRequests(tx, people, now);
  },
};
