import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';

const CONTROLLER = '/CLUNIVERSALPERMISSIONSERVICE/api/ObjectController';

/** Application and module of the settings of the hotel booking page. */
export const HOTEL_PAGE = { appNo: 'YHWZ', moduleNo: 'YHWZ-JDH5CZQX' } as const;
/** Names of the two settings of a field. */
export const FIELD_SWITCH = { shown: '展示', required: '必填' } as const;
/** Kinds of objects in a query: all, those with settings, or the settings alone. */
export const CUSTOM_OBJECT_TYPE = { all: 0, fields: 1, switches: 2 } as const;
/** Client type of the web portal (specification 9). */
const WEB = 201;

/** A section, a field of it, or one of its settings (specification 3, custom object tree). */
export interface CustomObject {
  objectNo: string;
  objectName: string;
  keyID: string;
  appNo: string;
  moduleNo: string;
  isEnable: 0 | 1;
  childObjectInfoBos: CustomObject[];
}
export const CustomObject: v.GenericSchema<CustomObject> = v.object({
  objectNo: v.string(),
  objectName: v.string(),
  keyID: v.string(),
  appNo: v.string(),
  moduleNo: v.string(),
  isEnable: v.picklist([0, 1]),
  childObjectInfoBos: v.array(v.lazy(() => CustomObject)),
});

const Text = v.pipe(v.string(), v.trim(), v.maxLength(100));

/**
 * Returns the objects of a module as the enterprise has set them, or else its agency (specification 7.3). The booking
 * form follows them.
 */
export const queryCustomObjectTree = call({
  gateway: 'user',
  path: `${CONTROLLER}/queryCustomObjectTree`,
  body: v.object({
    appNo: Text,
    moduleNo: Text,
    companyID: Text,
    tmcNumber: Text,
    queryObjectType: v.picklist([0, 1, 2]),
    /** false: returns one flat list, without the tree. */
    retureObject: v.boolean(),
    /** Includes disabled objects. */
    returnDisEnable: v.boolean(),
    source: v.literal(WEB),
  }),
  result: v.object({ queryObjectTreeResps: v.array(CustomObject) }),
  needs: 'token',
  reads: ['customObject'],
});

/** Switches objects on and off for the enterprise, all of them or none (specification 7.3). */
export const batchUpdateCustomObject = call({
  gateway: 'user',
  path: `${CONTROLLER}/batchUpdateCustomObject`,
  body: v.pipe(
    v.array(
      v.object({
        objectNo: v.pipe(Text, v.nonEmpty('请选择设置项')),
        companyID: Text,
        companyName: Text,
        tmcNumber: Text,
        tmcName: Text,
        isEnable: v.picklist([0, 1]),
      }),
    ),
    v.minLength(1, '没有需要保存的修改'),
    v.maxLength(200, '一次最多保存200项'),
    v.check(
      (objects) => new Set(objects.map(({ objectNo }) => objectNo)).size === objects.length,
      '同一设置项不能重复提交',
    ),
  ),
  result: v.object({}),
  needs: 'token',
  permission: OBJECT.editHotelPage,
  mutates: true,
  changes: ['customObject'],
});
