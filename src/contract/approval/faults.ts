import type { FaultText } from '../faults';

export const APPROVAL_FAULTS = {
  approverMissing: { code: '45004', msg: '没有可审批该申请的审批人，无法提交审批，请联系管理员' },
  /** The application does not exist, or the caller may not see it: the message does not distinguish the two. */
  applyUnknown: { code: '45005', msg: '申请单不存在，或您在当前企业没有查看该申请单的权限' },
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
  /** An undecided application for the same choice exists. */
  applyPending: { code: '45018', msg: '相同内容的申请正在审批中，请勿重复提交' },
  /** Earlier approvers must decide first. */
  approverNotYet: { code: '45020', msg: '尚未轮到您审批该申请单' },
  approverUnknown: { code: '45021', msg: '所选审批人不存在，请重新选择' },
  approverWithoutRight: { code: '45027', msg: '所选人员没有审批权限，请选择其他人' },
  approverIsApplicant: { code: '45022', msg: '申请人不能审批自己的申请，请选择其他人' },
  approverTravels: { code: '45055', msg: '出行人不能审批自己的出行，请选择其他人' },
  decidesOwn: { code: '45056', msg: '您是该申请单的申请人，不能审批自己的申请，须由其他人审批' },
  decidesOwnTrip: { code: '45057', msg: '您是该申请单的出行人，不能审批自己的出行，须由其他人审批' },
  approverAlready: { code: '45023', msg: '所选人员已是本步骤的审批人' },
  stepNotPassed: { code: '45024', msg: '只能退回到已通过的步骤' },
  urgeTooSoon: { code: '45025', msg: '每30分钟只能催办一次，请稍后再试' },
  urgeNotOwn: { code: '45026', msg: '只有申请人可以催办该申请' },
  deputyIsSelf: { code: '45029', msg: '不能选择自己作为代理人' },
  deputyOverlaps: { code: '45034', msg: '该时间段内已设置代理人，请先结束原有代理' },
  deputyUnknown: { code: '45035', msg: '该代理设置不存在或已结束' },
  stepOver: { code: '45028', msg: '本步骤的审批时限已过，申请单已按流程设置自动处理，请刷新后查看' },
  applyNotChangeable: { code: '45051', msg: '只有申请人可以变更已同意且未结束的出差申请或行前申请' },
  changeLess: { code: '45052', msg: '申请内容没有变化，无需变更' },
  changeShort: { code: '45053', msg: '该申请单下已有订单，变更后的内容须包含这些订单' },
  domainMissing: { code: '45054', msg: '未获取到审批域名' },
  /** Faults of a link to one application; all but the first come with `RefusedLink`. */
  linkUnknown: { code: '45030', msg: '链接无效，请检查链接是否完整' },
  linkUsed: { code: '45031', msg: '链接已使用，每个链接只能打开一次' },
  linkExpired: { code: '45032', msg: '链接已过期' },
  linkForeign: { code: '45033', msg: '该链接不属于您' },
  /** The tickets of the change or refund have been changed or refunded since. */
  applyVoid: { code: '45019', msg: '该申请单的机票已改签或退票，申请单已失效' },
  flowChanged: { code: '45040', msg: '审批流程已被他人修改，您的修改尚未保存' },
  flowVersionUnknown: { code: '45041', msg: '没有该版本的审批流程，请刷新后重试' },
  flowApplicantUnknown: { code: '45042', msg: '所选申请人不存在，请重新选择' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    approval: typeof APPROVAL_FAULTS;
  }
}
