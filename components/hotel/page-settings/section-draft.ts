import type { BodyOf } from '../../../src/contract/call';
import {
  CUSTOM_OBJECT_TYPE,
  FIELD_SWITCH,
  HOTEL_PAGE,
  type batchUpdateCustomObject,
  type CustomObject,
} from '../../../src/contract/hotel/custom-objects';
import type { EntSettingInfo } from '../../../src/contract/enterprise-setting/enterprise-setting';
import { isLocked, applySwitch, type FieldSwitches } from '../../../src/domain/hotel/page-objects';

/** Setting of a field, with its object and its lock. */
interface Switch {
  objectNo: string;
  isOn: boolean;
  isLocked: boolean;
}

/** Field of a section with its two settings. */
export interface PageField {
  no: string;
  name: string;
  shown: Switch;
  required: Switch;
}

const OFF: Switch = { objectNo: '', isOn: false, isLocked: true };

function switchOf({ childObjectInfoBos }: CustomObject, name: string): Switch {
  const found = childObjectInfoBos.find(({ objectName }) => objectName === name);
  return found
    ? { objectNo: found.objectNo, isOn: found.isEnable === 1, isLocked: isLocked(found.objectNo) }
    : OFF;
}

export const fieldsOf = (section: CustomObject): PageField[] =>
  section.childObjectInfoBos.map((field) => ({
    no: field.objectNo,
    name: field.objectName,
    shown: switchOf(field, FIELD_SWITCH.shown),
    required: switchOf(field, FIELD_SWITCH.required),
  }));

/** Returns the fields with one setting switched. */
export const withSwitch = (
  fields: readonly PageField[],
  no: string,
  change: Partial<FieldSwitches>,
): PageField[] =>
  fields.map((field) => {
    if (field.no !== no) return field;
    const { isShown, isRequired } = applySwitch(
      { isShown: field.shown.isOn, isRequired: field.required.isOn },
      change,
    );
    return {
      ...field,
      shown: { ...field.shown, isOn: isShown },
      required: { ...field.required, isOn: isRequired },
    };
  });

const switchesOf = (fields: readonly PageField[]): Switch[] =>
  fields.flatMap(({ shown, required }) => [shown, required]);

/** Returns the changed settings, which are to be saved. */
export function changesOf(
  before: readonly PageField[],
  after: readonly PageField[],
  { enterpriseNum, entName, tMCNumber, tMCName }: EntSettingInfo,
): BodyOf<typeof batchUpdateCustomObject> {
  const was = new Map(switchesOf(before).map(({ objectNo, isOn }) => [objectNo, isOn]));
  return switchesOf(after)
    .filter(({ objectNo, isOn }) => was.get(objectNo) !== isOn)
    .map(({ objectNo, isOn }) => ({
      objectNo,
      companyID: enterpriseNum,
      companyName: entName,
      tmcNumber: tMCNumber,
      tmcName: tMCName,
      isEnable: isOn ? 1 : 0,
    }));
}

/** Request for all sections of the page with their fields, disabled ones too. */
export const treeQueryOf = ({ enterpriseNum, tMCNumber }: EntSettingInfo) => ({
  ...HOTEL_PAGE,
  companyID: enterpriseNum,
  tmcNumber: tMCNumber,
  queryObjectType: CUSTOM_OBJECT_TYPE.all,
  retureObject: true,
  returnDisEnable: true,
  source: 201 as const,
});
