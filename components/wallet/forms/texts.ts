import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  noAmount: '请输入金额',
  yuan: '元',
};

export type WalletFormTexts = TextsOf<typeof chinese>;

export const walletFormTexts = defineTexts('wallet-form', chinese, () => import('./texts.en'));
