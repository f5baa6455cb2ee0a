const flags = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([flag, value]) => `--${flag}=${value}`);

/** Arguments of the setup for an agency. */
export const AGENCY_ARGUMENTS = flags({
  'agency-name': '远航商旅',
  'website-name': '远航商旅',
  'operator-name': '吴运营',
  'operator-login': 'ops.wu',
});

/** Arguments of the setup for an enterprise with monthly billing. */
export const ENTERPRISE_ARGUMENTS = [
  '--enterprise',
  ...flags({
    name: '海川科技有限公司',
    'short-name': '海川科技',
    phone: '010-60000001',
    'tax-no': '91110105MA00000012',
    'admin-name': '郑海',
    'admin-phone': '13911110001',
    'admin-login': 'zheng.hai',
    'credit-limit': '500000',
  }),
];
