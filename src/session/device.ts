import type { DeviceInfo } from '../contract/client-report';
import { CLIENT_TYPE } from '../contract/envelope';
import type { StorageKind } from './storage';

/** Name of the device's code in local storage. */
export const DEVICE_CODE_KEY = 'tp-device-code';

const CODE = /^[\w-]{16,64}$/;

/**
 * A code drawn by lot. It stays the same where the session itself rests in local storage; elsewhere, and where
 * storage is denied, it lasts as long as its caller keeps it: nothing is left behind at a partner's.
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

/** The device in broad words. Brand and model stay empty: what tells one device from another is not looked at. */
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
