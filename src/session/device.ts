import type { DeviceInfo } from '../contract/client-report';
import { CLIENT_TYPE } from '../contract/envelope';
import type { StorageKind } from './storage';

/** Key of the device code in local storage. */
export const DEVICE_CODE_KEY = 'tp-device-code';

const CODE = /^[\w-]{16,64}$/;

/**
 * Returns a random device code. It is persisted only when the session itself uses local storage; otherwise, or where
 * storage is denied, it lives as long as its caller, so that no trace remains on a partner's site.
 */
export function deviceCode(kind: StorageKind, draw: () => string): string {
  if (kind !== 'local') return draw();
  try {
    const kept = localStorage.getItem(DEVICE_CODE_KEY);
    if (kept !== null && CODE.test(kept)) return kept;
    const drawn = draw();
    localStorage.setItem(DEVICE_CODE_KEY, drawn);
    return drawn;
  } catch {
    return draw();
  }
}

const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
];
const MOBILE = new Set(['HarmonyOS', 'Android', 'iOS']);

/** Describes the device in broad terms. Brand and model stay empty, so that devices cannot be told apart. */
export function describeDevice(uniqueCode: string, userAgent: string): DeviceInfo {
  const systemVersion = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? '';
  return {
    platformSource: CLIENT_TYPE,
    uniqueCode,
    systemVersion,
    phoneBrand: '',
    phoneModel: '',
    platformName: '企业商旅门户',
    platformType: MOBILE.has(systemVersion) ? 'H5' : 'PC',
  };
}
