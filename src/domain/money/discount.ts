import { amountTexts } from '../texts/amounts/texts';

/** Formats a discount in Chinese, e.g. 8.5折. */
export const formatDiscount = amountTexts.chinese.discount;
