import * as v from 'valibot';
import { call } from './call';

const text = (length: number) => v.pipe(v.string(), v.trim(), v.maxLength(length));
const required = (length: number) => v.pipe(text(length), v.nonEmpty());

/** The device on which a user is signed in. `uniqueCode` is random, never derived from the device. */
export const DeviceInfo = v.object({
  /** Client type of the platform; 201 for the web portal. */
  platformSource: v.pipe(v.number(), v.integer()),
  uniqueCode: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  systemVersion: text(64),
  phoneBrand: text(64),
  phoneModel: text(64),
  platformName: text(64),
  platformType: text(32),
});
export type DeviceInfo = v.InferOutput<typeof DeviceInfo>;

/** Records the caller's device, or its renewed use. Failures show no message box (specification 8). */
export const insertOrUpdateDeviceInfo = call({
  gateway: 'user',
  path: '/CLMidPlatExtendedService/api/deviceInfo/insertOrUpdate',
  body: DeviceInfo,
  result: v.object({}),
  needs: 'token',
  mutates: true,
  changes: [],
});

/** User of the portal, for the product's statistics. */
export const SensorUser = v.object({
  phone: text(32),
  companyName: required(200),
  companyNo: required(64),
  staffNo: required(64),
  staffName: required(100),
});
export type SensorUser = v.InferOutput<typeof SensorUser>;

/** Records that the caller uses the portal; refused for anyone but the caller in the enterprise in use. */
export const pushSensorUser = call({
  gateway: 'user',
  path: '/CLMidPlatExtendedService/api/sensor/pushUser',
  body: SensorUser,
  result: v.object({}),
  needs: 'token',
  mutates: true,
  changes: [],
  origin: 'suite',
});

/** Adds a line to the log of user actions; the gateway adds the user and the time. */
export const addCommentLog = call({
  gateway: 'service',
  path: '/ApplicationLogService/api/logOperateController/addCommentLog',
  body: v.object({
    /** Area of the portal, e.g. `orderManage`. */
    moduleName: required(64),
    /** Subject of the entry, e.g. an order number; may be empty. */
    businessNo: v.optional(text(64), ''),
    content: v.pipe(text(500), v.nonEmpty('请填写日志内容')),
  }),
  result: v.object({ logNo: v.number() }),
  needs: 'token',
  mutates: true,
  changes: [],
});

/** The site a user works on: 0 the old version, 1 the new one. */
export const WEBSITE_VERSION = { old: 0, new: 1 } as const;

/** Saves the caller's choice of the site's version; `userWebsiteVerSion=0` leads back to the old one. */
export const setUserWebsiteVersion = call({
  gateway: 'login',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/userController/setUserWebsiteVersionForCloud',
  body: v.object({ userWebsiteVerSion: v.picklist([WEBSITE_VERSION.old, WEBSITE_VERSION.new]) }),
  result: v.object({ userWebsiteVerSion: v.picklist([WEBSITE_VERSION.old, WEBSITE_VERSION.new]) }),
  needs: 'token',
  mutates: true,
  changes: ['user'],
  origin: 'suite',
});
