import type { WalletFormTexts } from './texts';

export default {
  noAmount: 'Please enter an amount',
  yuan: 'yuan',
} satisfies WalletFormTexts;
