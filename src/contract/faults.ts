/**
 * Refusals of the gateway that a screen reacts to, each with its own code and message.
 * Codes of the specification's error catalogue (section 8) keep their numbers; the suite's own start at 41000.
 */
export const FAULTS = {
  authExpired: { code: '8888', msg: '认证已过期' },
  userUnknown: { code: '4', msg: '未查询到用户信息' },

  fieldsInvalid: { code: '41000', msg: '提交的信息有误，请检查标出的内容' },
  forbidden: { code: '41001', msg: '您没有该操作的权限，请联系管理员' },
  requestIdReused: { code: '41002', msg: '请求编号已被其他内容使用，请刷新后重试' },
  requestIdMissing: { code: '41003', msg: '缺少请求编号，请刷新后重试' },
  tooManyRequests: { code: '41004', msg: '操作过于频繁，请稍后再试' },

  credentialsWrong: { code: '41101', msg: '账号或密码错误' },
  accountLocked: { code: '41102', msg: '密码连续错误次数过多，账号已锁定，请15分钟后再试' },
  smsCodeWrong: { code: '41103', msg: '验证码错误或已失效，请重新获取' },
  smsTooSoon: { code: '41104', msg: '验证码已发送，请60秒后再试' },
  partnerSignatureWrong: { code: '41105', msg: '应用签名校验失败' },
  enterpriseForeign: { code: '41106', msg: '您不属于该企业，无法切换' },
  pcLoginDisabled: { code: '41107', msg: '无法登录PC端，请联系管理员' },
  thirdPartyUnknown: { code: '41108', msg: '不支持该登录方式，请使用账号密码登录' },
  redirectUriRefused: { code: '41109', msg: '登录后的返回地址不在允许范围内，请联系管理员' },
  authorizationWrong: { code: '41110', msg: '授权已失效，请重新登录' },

  flightUnknown: { code: '42001', msg: '航班不存在或已取消，请重新查询' },
  priceGone: { code: '42002', msg: '该价格已失效，请选择其他价格' },
  priceChanged: { code: '42003', msg: '价格已变动，请确认新价格后再提交' },
  seatsGone: { code: '42004', msg: '余座不足，请减少乘客人数或选择其他价格' },
  datePast: { code: '42005', msg: '航班已起飞或已停止办理，请选择其他航班' },
  dateTooFar: { code: '42006', msg: '暂不支持预订该日期的航班' },
  bookingLimited: { code: '42007', msg: '所选价格不适用于当前乘客' },
  bookTimeWrong: { code: '42009', msg: '该价格当前时段不可预订，请在可订时段预订或选择其他价格' },
  passengerDuplicated: { code: '42008', msg: '同一证件的乘客不能重复添加' },

  orderUnknown: { code: '43001', msg: '订单不存在' },
  orderForeign: { code: '43002', msg: '该订单不属于当前企业，无法查看或操作' },
  orderOutOfScope: { code: '43003', msg: '您没有查看该订单的权限' },
  orderNotPayable: { code: '43004', msg: '订单当前状态不能支付' },
  orderExpired: { code: '43005', msg: '订单已超过支付时限，座位已释放，请重新预订' },
  ordersNotManaged: { code: '43007', msg: '您没有查看所管理订单的权限，请联系管理员' },
  orderNotCancellable: { code: '43006', msg: '订单当前状态不能取消' },

  payMethodUnavailable: { code: '44001', msg: '该支付方式不可用，请选择其他支付方式' },
  payAmountChanged: { code: '44002', msg: '应付金额已变动，请刷新后重试' },
  walletShort: { code: '44003', msg: '企业预存余额不足，请选择其他支付方式或联系管理员充值' },
  creditShort: { code: '44004', msg: '企业月结授信额度不足，请选择其他支付方式或联系管理员' },
  returnUrlRefused: { code: '44005', msg: '返回地址不在允许范围内' },

  overStandardReasonMissing: { code: '45001', msg: '所选价格超出差旅标准，请填写超标原因' },
  overStandardForbidden: { code: '45002', msg: '所选价格超出差旅标准，不可预订，请选择其他价格' },
  withinStandard: { code: '45003', msg: '所选价格符合差旅标准，无须提交超标申请' },
  approverMissing: { code: '45004', msg: '您没有可审批的直属上级，无法提交审批，请联系管理员' },
  applyUnknown: { code: '45005', msg: '申请单不存在' },
  applyForeign: { code: '45006', msg: '该申请单不属于当前企业，无法查看或操作' },
  applyOutOfScope: { code: '45007', msg: '您没有查看或使用该申请单的权限' },
  approverOther: { code: '45008', msg: '您不是该申请单的审批人，无法审批' },
  applyDecided: { code: '45009', msg: '该申请单已处理，不能重复审批' },
  applyExpired: { code: '45010', msg: '该申请单已超过审批时限' },
  applyNotApproved: { code: '45011', msg: '该申请单未通过审批，不能用于预订' },
  applyNotCovering: { code: '45012', msg: '本次预订与申请单内容不符' },
  applyUsed: { code: '45013', msg: '该超标申请已用于其他订单' },
  applyBudgetShort: { code: '45014', msg: '申请单剩余预算不足' },
  applyRequired: { code: '45015', msg: '企业规定须凭已批准的申请单预订，请先关联申请单' },
  applyNotOwn: { code: '45016', msg: '只有申请人可以撤回该申请' },
  templateMissing: { code: '45017', msg: '企业未配置审批模板详情，请联系管理员配置！' },
  travellerUnknown: { code: '45101', msg: '常用乘机人不存在或已删除，请刷新后重试' },
  travellersFull: { code: '45102', msg: '常用乘机人已达上限，请先删除不再使用的乘机人' },
  documentUnknown: { code: '45103', msg: '未找到该证件，请刷新后重试' },

  staffOutOfScope: { code: '48001', msg: '您没有查看该员工权限信息的权限，请联系管理员' },
  enterpriseNotCurrent: { code: '48002', msg: '该企业不是当前企业，无法查看其信息' },
  preAuthorisationWrong: { code: '48003', msg: '预授权码错误或已失效，请重新获取' },
  websiteUnknown: { code: '49001', msg: '该域名未配置站点，请联系服务商' },
} as const satisfies Record<string, { code: string; msg: string }>;

export type FaultName = keyof typeof FAULTS;
