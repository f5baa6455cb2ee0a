/** Texts of examples by the name of their field; the first that keeps the rules of the field is taken. */
export const TEXTS_BY_NAME: readonly (readonly [name: RegExp, texts: readonly string[]])[] = [
  [/phone|mobile/i, ['13800138000', '']],
  [/mail/i, ['zhang.san@example.com']],
  [/(depCode|depCityCode)$/i, ['BJS']],
  [/(arrCode|arrCityCode)$/i, ['SHA']],
  [/depCityName|depAirportName/i, ['北京']],
  [/arrCityName|arrAirportName/i, ['上海']],
  [/city\w*code/i, ['BJS', '110100']],
  [/city\w*name/i, ['北京']],
  [/flightNo$/i, ['CA1501']],
  [/airline\w*code|airCode/i, ['CA']],
  [/cardNo|idCard/i, ['11010519491231002X']],
  [/month$/i, ['2026-03']],
  [/(date|day|birthday|from|to)$/i, ['2026-03-02', '2026-03-02T01:30:00.000Z']],
  [/(time|at)$/i, ['2026-03-02T01:30:00.000Z', '2026-03-02 09:30', '2026-03-02', '09:30']],
  [/url|uri|link|href/i, ['https://travel.example/page']],
  [/sign$|token|ticket$|nonce|verifier|challenge/i, ['Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyMTI']],
  [/password/i, ['Passw0rd-example']],
  [/smsCode|^code$/i, ['123456']],
  [/host/i, ['travel.example']],
  [/path$/i, ['/orders']],
  [/(staff|user|person|passenger|contact|holder|operator|booker)\w*name|changedBy|askedBy/i, ['张三']],
  [/dept\w*name/i, ['销售部']],
  [/(enterprise|company)\w*name/i, ['示例科技有限公司']],
  [/name$|title/i, ['示例']],
  [/orderNo/i, ['D20260302000001']],
  [/exportNo$/, ['E0123456789abcdef0123456789abcdef']],
  [/fileNo$/, ['F0123456789abcdef0123456789abcdef']],
  [/importJobNo$/, ['I0123456789abcdef0123456789abcdef']],
  [/comparisonNo$/, ['C0123456789abcdef0123456789abcdef']],
  [/disputeNo$/, ['ZY0123456789abcdef0123456789abcdef']],
  [/scheduleId$/, ['RS0123456789abcdef0123456789abcdef']],
  [/billNo$/, ['ZD20260301-N000001']],
  [/invoiceNo$/i, ['FP202603020000000001', '26312000000000000001']],
  [/titleNo$/, ['TT202603020000000001']],
  [/templateNo$/, ['TM202603020000000001']],
  [/ticketNo$/, ['9991234567890']],
  [/pagePath$/, ['/travelReport/overview']],
  [/timeFrom$/, ['09:00']],
  [/timeTo$/, ['18:00']],
  [/(no|num|number|id|key)$/i, ['N000001', '1001', '100001']],
];

/** Texts of other examples. */
export const TEXTS: readonly string[] = [
  '示例',
  'example',
  '',
  'A',
  'AB',
  'ABC',
  '1',
  '12',
  '123456',
  '2026',
  '2026-03',
  '2026-03-02',
  '09:30',
  '2026-03-02T01:30:00.000Z',
  'https://travel.example/page',
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  'Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyMTI',
  '示例示例示例',
  '0123456789abcdef0123456789abcdef',
  '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
];

export const NUMBERS: readonly number[] = [1, 0, 2, 10, 100, 2026];

/**
 * Values that depend on each other, by the name of their field or call: the rules of their schema are more than its
 * shape.
 */
export const EXAMPLES_OF_SHAPES: Readonly<Record<string, unknown>> = {
  hours: { from: '09:00', to: '18:00' },
  columnsBy: 'month',
  revealTravellerNumbers: { staffNO: 'N000001', cardType: 1 },
  applyAccountContact: {
    staffNO: 'N000001',
    kind: 'phone',
    value: '13800138000',
    agreement: 'owner',
    reason: '更换手机号',
  },
};
