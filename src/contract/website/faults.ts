import type { FaultText } from '../faults';

export const WEBSITE_FAULTS = {
  websiteUnknown: { code: '49001', msg: '该域名未配置站点，请联系服务商' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    website: typeof WEBSITE_FAULTS;
  }
}
