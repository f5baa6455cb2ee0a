/** English names of the pages and of their menus, by their Chinese names. */
export const names = {
  审批中心: 'Approvals',
  审批管理: 'Approval settings',
  审批流程设置: 'Approval flows',
  我的审批: 'My approvals',
  申请审批: 'Approvals',
  出差申请审批: 'Travel request',
  超标申请审批: 'Over-policy request',
  行前申请审批: 'Pre-trip request',
  出差申请: 'New travel request',
  行前申请: 'New pre-trip request',
};
