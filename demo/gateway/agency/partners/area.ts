import {
  addPartnerApp,
  alterPartnerApp,
  endPartnerSecret,
  queryPartnerApp,
  queryPartnerApps,
  removePartnerApp,
  rotatePartnerSecret,
  stopPartnerApp,
} from '../../../../src/contract/agency/connections/partners';
import type { Area } from '../../server/area';
import { implementOperator } from '../../server/http/operator';
import { add, alter, remove, stop } from './manage';
import { findApps } from './queries';
import { endSecret, rotate } from './rotate';
import { findApp } from './show';

export const area: Area = {
  name: 'agency/partners',
  implementations: ({ config }) => [
    implementOperator(queryPartnerApps, findApps),
    implementOperator(queryPartnerApp, findApp),
    implementOperator(addPartnerApp, (context, values) => add(context, config, values)),
    implementOperator(alterPartnerApp, alter),
    implementOperator(stopPartnerApp, stop),
    implementOperator(rotatePartnerSecret, (context, asked) => rotate(context, config, asked)),
    implementOperator(endPartnerSecret, endSecret),
    implementOperator(removePartnerApp, remove),
  ],
};
