/** Name for operators of the agency in the history of a bill, because the enterprise knows none of them. */
const AGENCY = '差旅服务商财务';

/** Name in the history of a bill; '' for the gateway itself. */
export const shownName = (operatorName: string): string => (operatorName === '' ? '' : AGENCY);
