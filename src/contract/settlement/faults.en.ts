import { inEnglish } from '../fault-texts';
import { SETTLEMENT_FAULTS } from './faults';

export default inEnglish(SETTLEMENT_FAULTS, {
  billUnknown: 'There is no such bill.',
  billChanged: 'The bill has changed meanwhile. Reload and try again.',
  billNotConfirmable: 'This bill cannot be confirmed or disputed now.',
  lineNotDisputable: 'The selected lines cannot be disputed.',
  lineDisputed: 'The selected lines have been disputed already.',
  disputeUnknown: 'There is no such dispute.',
  disputeOver: 'This dispute is over.',
  billsNotSeen: 'Bills are only for those who may see the whole enterprise.',
});
