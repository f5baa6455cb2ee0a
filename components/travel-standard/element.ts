import { defineAdministration } from '../../src/element/administration/define-administration';
import { travelStandard } from './declaration';

export default defineAdministration(travelStandard, {
  overstandReason: () => import('./over-reasons/OverReasons'),
  standardList: () => import('./standards/StandardList'),
  travelStandardsSet: () => import('./standards/TravelStandardsSet'),
  groundStandard: () => import('./ground-standards/GroundStandards'),
  standardPriority: () => import('./priority/StandardPriority'),
  cityMaintain: () => import('./cities/Cities'),
  cityMainSet: () => import('./city-tiers/CityTiers'),
});
