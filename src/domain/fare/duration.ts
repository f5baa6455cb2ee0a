import { amountTexts } from '../texts/amounts/texts';

export const { duration: durationText, wait: waitText, clock: clockText } = amountTexts.chinese;
