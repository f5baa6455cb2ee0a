/** English of the messages about permissions, by the Chinese ones of the contract and the gateway. */
export default {
  请选择员工: 'Choose a staff member',
  请选择管理范围: 'Choose the scope of management',
  请至少选择一项权限: 'Choose one permission at least',
  请选择管理的部门: 'Choose the departments managed',
  请选择新的主管理员: 'Choose the new main administrator',
  变更原因不能超过100个字: 'A reason has 100 characters at most',
  请选择原主管理员保留的权限: 'Choose what the former main administrator keeps',
  请输入角色名称: 'Enter a role name',
  角色名称不能超过30个字: 'A role name has 30 characters at most',
  请选择数据范围: 'Choose a data scope',
  '一次最多选择{#most}名员工': 'Choose {#most} staff at a time at most',
  请选择时间: 'Choose a time',
  结束时间必须晚于开始时间: 'The end has to be after the beginning',
  请选择操作员: 'Choose an operator',
  请选择产品: 'Choose a product',
  请选择星期: 'Choose a day of the week',
  缺少员工编号: 'The staff number is missing',
  缺少应用编号: 'The number of the application is missing',
  请选择员工或部门: 'Choose staff or departments',

  '您已是主管理员，请选择其他员工': 'You are the main administrator. Choose somebody else',
  '该员工已停用或离职，不能成为主管理员':
    'This person is stopped or departed and cannot be the main administrator',
  '该员工还没有登录过本企业，不能成为主管理员':
    'This person has never signed in to your company and cannot be the main administrator',
  '该员工不可登录PC端，不能成为主管理员':
    'This person may not sign in on computers and cannot be the main administrator',
  '您只是暂时维护操作员，不能设置自己为操作员':
    'You manage operators for a time only, so you cannot make yourself one',
  只能选择您自己管理的部门: 'Choose only departments that you manage',
  该员工已停用或已离职: 'This person is stopped or departed',
  已有同名的角色: 'A role of this name exists already',
  '您没有权限{$names}，不能授予他人': 'You do not hold {$names}, so you cannot grant it',
  '您只是作为子管理员拥有权限{$names}，不能授予他人':
    'You hold {$names} as a sub administrator only, so you cannot grant it',
  不能超出您自己的数据范围: 'This cannot exceed your own data scope',
  '主管理员属于该角色，不能加入限制{$names}':
    'The main administrator has this role, so the limit {$names} cannot be in it',
  '该角色包含限制{$names}，不能给主管理员设置':
    'This role has the limit {$names}, so the main administrator cannot have it',
  '{action}须与页面{page}一并授予': '{action} is granted together with the page {page}',
  '所选权限不存在，请重新选择': 'The permission does not exist. Choose again',
  该员工已是子管理员: 'This person is a sub administrator already',
  主管理员不能同时是子管理员: 'The main administrator cannot be a sub administrator too',
  不能设置自己的子管理员权限: 'You cannot set your own rights as a sub administrator',
  '{$names}是限制，不能授予子管理员': '{$names} is a limit and cannot be granted to a sub administrator',
  '{$names}涉及全企业的数据，只能授予管理全企业的子管理员':
    '{$names} concerns data of the whole company and is granted only to sub administrators of it',
  '权限{$names}不能超出您自己的数据范围': 'The permission {$names} cannot exceed your own data scope',
  '{names}等{#count}项': '{names} and others, {#count} in all',
  该员工不属于此部门: 'This person is not in this department',
  '所选产品本平台暂未开通，不能新增':
    'The product chosen is not sold on this platform yet, so it cannot be added',
  不能设置自己的数据范围: 'You cannot set your own data scope',
};
