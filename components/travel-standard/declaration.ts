import { declareAdministration } from '../../src/element/administration/declare-administration';

export const travelStandard = declareAdministration({
  tag: 'travel-standard',
  summary:
    'Travel standards of the enterprise, for administrators: the standards themselves and their priority, the reasons for breaking them, and the tiers of cities.',
  isTranslated: true,
  pages: [
    'overstandReason',
    'standardList',
    'travelStandardsSet',
    'groundStandard',
    'standardPriority',
    'cityMaintain',
    'cityMainSet',
  ],
});
