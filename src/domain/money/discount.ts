import { amountTexts } from '../texts/amounts/texts';

/** A discount as Chinese has it, e.g. 8.5折. */
export const formatDiscount = amountTexts.chinese.discount;
