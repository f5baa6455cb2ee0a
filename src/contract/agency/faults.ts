import type { FaultText } from '../faults';

export const AGENCY_FAULTS = {
  /** Name or password; the message does not distinguish the two, nor a stopped operator. */
  operatorSignInWrong: { code: '49901', msg: '登录名或密码错误' },
  operatorLocked: { code: '49902', msg: '错误次数过多，请15分钟后再试' },
  /** Too many wrong passwords or codes in a day from places where the operator has not signed in. */
  operatorGuarded: {
    code: '49912',
    msg: '该账号错误次数过多，请联系运营管理员重新生成链接，或24小时后再试',
  },
  operatorCodeWrong: { code: '49903', msg: '验证码错误或已使用，请输入新的验证码' },
  /** The waiting sign-in does not exist, has expired or has no tries left. */
  operatorSignInOver: { code: '49904', msg: '登录已超时，请重新登录' },
  /** The link does not exist, was used, was replaced or has expired. */
  operatorLinkDead: { code: '49905', msg: '链接无效或已失效，请联系运营管理员重新生成' },
  operatorLoginNameTaken: { code: '49906', msg: '该登录名已被使用，请更换' },
  operatorUnknown: { code: '49907', msg: '未查询到操作员' },
  /** An operator changes neither their own name and roles nor stops themselves. */
  operatorIsCaller: { code: '49908', msg: '不能停用自己或修改自己的姓名、角色，请由其他操作员处理' },
  lastOperationsOperator: { code: '49909', msg: '至少保留一名启用的运营操作员' },
  operatorChanged: { code: '49910', msg: '该操作员已被修改，请刷新后重试' },
  agencyEnterpriseUnknown: { code: '49911', msg: '未查询到企业' },
  /** Another operator has confirmed it, or withdrawn the confirmation, since it was shown. */
  confirmationChanged: { code: '49970', msg: '该记录的确认情况已变化，请刷新后重试' },
  confirmationOwn: { code: '49971', msg: '您已确认，超过限额的款项须由另一名操作员复核' },
  confirmationOthers: { code: '49972', msg: '只能撤回本人的确认' },
  /** The first operator was stopped, or may not confirm any more. */
  confirmationVoid: { code: '49991', msg: '首次确认的操作员已停用或不再有权确认，请先退回再重新处理' },
  /** An operator who adds operators could confirm twice, under the name of another one. */
  confirmationByOperations: {
    code: '49992',
    msg: '有运营角色的操作员不能确认超过限额的款项，请由其他财务操作员确认',
  },
  /** One of the two operators has made the sign-in link of the other, and could know its password. */
  confirmationLinked: {
    code: '49993',
    msg: '两名确认人中一人的登录链接由另一人生成，请由其他财务操作员复核',
  },
  /** An operator who confirms money does not change the limit above which they need another one. */
  dualControlByFinance: {
    code: '49973',
    msg: '有权确认资金的操作员不能修改双人复核限额，请由其他运营操作员修改',
  },
  /** The held money does not exist, or belongs to another agency. */
  refundOwedUnknown: { code: '49976', msg: '未查询到待退款' },
  refundOwedOver: { code: '49977', msg: '该款项已入账或已处理，请刷新后查看' },
  /** The cashier has been asked again and has not decided. */
  refundOwedAtCashier: { code: '49981', msg: '收银台正在处理该笔退款，请稍后刷新查看结果' },
  /** Only a refund that the cashier refused can be asked for again. */
  refundOwedNotRefused: { code: '49982', msg: '该款项不是收银台拒绝的退款，请登记处理' },
  /** The transfer of a recharge was booked already, for another recharge or a bill. */
  bankReferenceBooked: {
    code: '49985',
    msg: '该银行流水号的款项已入账，不能重复入账，请查看充值确认和银行流水',
  },
  /** The receipt with the bank reference of a recharge has another amount. */
  rechargeAmountDiffers: { code: '49986', msg: '银行流水中该流水号的到账金额与充值金额不符，请核对' },
  /** An enterprise has announced the transfer as a recharge that was not refused. */
  receiptIsRecharge: { code: '49987', msg: '该银行流水号的款项已申报为充值，请在充值确认中处理' },
  /** The enterprise has written about it since it was shown. */
  disputeChanged: { code: '49975', msg: '该异议有新的留言，请刷新后再作处理' },
  /** The receipt would be booked in other parts, or for another enterprise, than was shown. */
  assignmentChanged: { code: '49995', msg: '账单的应付金额已变化，请重新核对后认领' },
  dualControlChanged: { code: '49974', msg: '双人复核限额已被修改，请刷新后重试' },
  enterpriseStateChanged: { code: '49963', msg: '该企业的状态已被修改，请刷新后重试' },
  contractChanged: { code: '49964', msg: '该合同已被修改，请刷新后重试' },
  enterpriseInvitationOver: { code: '49965', msg: '该邀请不存在或已撤回，请刷新' },
  /** The account of a main administrator whose other enterprises another agency serves. */
  administratorOfOthers: {
    code: '49961',
    msg: '该主管理员的账号也用于其他服务商的企业，请由系统管理员用命令生成链接',
  },
  /** There is no main administrator who could use a link; the message of the gateway names the reason. */
  administratorUnable: { code: '49962', msg: '无法为主管理员生成链接' },
  agencyClaimUnknown: { code: '49930', msg: '未查询到身份申诉' },
  /** The account is not locked any more, was locked anew, or is of another agency. */
  lockedAccountChanged: { code: '49931', msg: '该账号已解锁或状态已变化，请刷新后重试' },
  chatUnknown: { code: '49935', msg: '未查询到会话' },
  /** Another operator holds the chat by now, or it is back in the queue. */
  chatMoved: { code: '49936', msg: '该会话的接待人已变化，请刷新后重试' },
  chatNotTaken: { code: '49937', msg: '请先接入该会话' },
  /** The next operator is stopped, has no right to chats, or is of another agency. */
  chatOperatorUnknown: { code: '49938', msg: '该操作员不能接待会话，请重新选择' },
  cannedReplyTaken: { code: '49939', msg: '已有相同内容的常用语' },
  cannedRepliesFull: { code: '49940', msg: '常用语最多200条，请先删除不用的' },
  cannedReplyChanged: { code: '49941', msg: '该常用语已被修改或删除，请刷新后重试' },
  agencyOrderUnknown: { code: '49945', msg: '未查询到订单' },
  /** The order has been issued, has failed or was decided by another operator meanwhile. */
  orderNotIssuing: { code: '49946', msg: '该订单不在出票中，请刷新后查看' },
  ticketNosTaken: { code: '49947', msg: '票号重复或已被其他机票使用，请核对' },
  refundNotOpen: { code: '49948', msg: '该退票不在处理中，请刷新后查看' },
  /** The supplier has not refused the order since it was last asked, so that it may have issued the tickets. */
  issueUnknown: { code: '49950', msg: '供应商尚未答复是否出票，请先重新请求出票，被拒绝后再退款' },
  /** A refund above the limit; the message of the gateway names the limit. */
  /** The flight has departed, and the supplier names the passenger on board or gives no answer. */
  ticketsBoarded: { code: '49952', msg: '航班已起飞，且无法确认乘客未登机，不能退票' },
  /** The session has had no fresh code of the app in the last ten minutes. */
  operatorProofNeeded: { code: '49845', msg: '请先输入身份验证器的验证码' },
  /** The links of both operators come from the same maker, directly or by way of others, and one was used within a day. */
  confirmationSameMaker: {
    code: '49846',
    msg: '两名确认人的登录链接由同一人直接或间接生成，其中有链接启用不满24小时，请由其他财务操作员复核',
  },
  partnerAppUnknown: { code: '49840', msg: '未查询到合作方应用' },
  partnerAppChanged: { code: '49841', msg: '该合作方应用已被修改，请刷新后重试' },
  /** A partner changes from one secret to the next; a third would only be forgotten. */
  partnerSecretsFull: { code: '49842', msg: '该应用已有两个有效密钥，请先结束其中一个' },
  partnerSecretOver: { code: '49843', msg: '该密钥已失效，请刷新后查看' },
  partnerAppUsed: { code: '49844', msg: '只能删除已停用且从未使用，或停用满30天的合作方应用' },
  /** The provider does not exist, or its enterprise belongs to another agency. */
  identityProviderUnknown: { code: '49850', msg: '未查询到单点登录' },
  identityProviderChanged: { code: '49851', msg: '该单点登录已被修改，请刷新后重试' },
  identityProviderTaken: { code: '49852', msg: '该企业已有单点登录，请修改已有的设置' },
  identityProviderOn: { code: '49853', msg: '请先停用单点登录，再删除' },
  identityBindingUnknown: { code: '49854', msg: '未查询到该绑定，请刷新后重试' },
  directorySyncChanged: { code: '49621', msg: '该企业的目录同步已被修改，请刷新后重试' },
  /** The first settings have to be saved before tokens are made. */
  directorySyncUnset: { code: '49622', msg: '请先保存该企业的目录同步设置' },
  directoryTokensFull: { code: '49623', msg: '该企业已有两个有效令牌，请先结束其中一个' },
  directoryTokenOver: { code: '49624', msg: '该令牌已失效，请刷新后查看' },
  /** The endpoint does not exist, or belongs to another agency. */
  webhookEndpointUnknown: { code: '49870', msg: '未查询到事件推送的接收地址' },
  webhookEndpointChanged: { code: '49871', msg: '该接收地址已被修改，请刷新后重试' },
  webhookEndpointOff: { code: '49872', msg: '该接收地址已停用，请启用后再推送' },
  webhookEndpointOn: { code: '49873', msg: '请先停用该接收地址，再删除' },
  webhookSecretsFull: { code: '49874', msg: '已有两个签名密钥有效，请等原密钥到期，或让原密钥立即失效' },
  webhookDeliveryUnknown: { code: '49875', msg: '未查询到推送记录' },
  webhookEndpointsFull: { code: '49876', msg: '每个合作方应用最多20个接收地址' },
  /** The site does not exist, or belongs to another agency. */
  siteUnknown: { code: '49331', msg: '未查询到网站' },
  siteChanged: { code: '49332', msg: '该网站已被修改，请刷新后重试' },
  /** Visitors of an agency without a site would see none. */
  lastSite: { code: '49333', msg: '至少保留一个网站' },
  /** The advert does not exist, or belongs to another agency. */
  agencyAdvertUnknown: { code: '49334', msg: '未查询到广告' },
  advertChanged: { code: '49335', msg: '该广告已被修改，请刷新后重试' },
  parameterChanged: { code: '49336', msg: '该参数已被修改，请刷新后重试' },
  dictionaryChanged: { code: '49337', msg: '该字典已被修改，请刷新后重试' },
  thirdPageChanged: { code: '49338', msg: '第三方页面地址已被修改，请刷新后重试' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    agency: typeof AGENCY_FAULTS;
  }
}
