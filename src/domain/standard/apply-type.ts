import type { ApplyType } from '../../contract/approval/approval';

const NAMES: Readonly<Record<ApplyType, string>> = { 1: '出差申请', 2: '超标申请', 9: '行前申请' };

/** Name of a kind of application, by its business type (specification 1 and 5.2). */
export const applyTypeName = (applyType: ApplyType): string => NAMES[applyType];
