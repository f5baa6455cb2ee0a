import * as v from 'valibot';
import { call } from '../call';
import { resource } from '../resource/resource';
import { namedMany } from '../resource/values';
import { OBJECT } from './objects';

/** Scopes of data that a role can have, from the narrowest (specification 6): personal, department, enterprise. */
export const ROLE_RANGES = [1, 3, 2] as const;
export type RoleRange = (typeof ROLE_RANGES)[number];

/** Filter of roles by their members: roles without any, or with some. */
export const MEMBER_FILTERS = ['none', 'some'] as const;
export type MemberFilter = (typeof MEMBER_FILTERS)[number];

/** Maximum number of objects of a role: more than there are pages and actions. */
const MOST_OBJECTS = 1000;
/** Maximum number of members added or removed at once. */
export const MOST_MEMBERS = 100;

export const RoleName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('请输入角色名称'),
  v.maxLength(30, '角色名称不能超过30个字'),
);
const filled = {
  roleName: RoleName,
  remark: v.pipe(v.string(), v.trim(), v.maxLength(100, '备注不能超过100个字')),
  permissionRangeID: v.picklist(ROLE_RANGES, '请选择数据范围'),
  /** Pages and actions; the menus above them are included automatically. */
  objectList: namedMany({ message: '请至少选择一项权限', most: MOST_OBJECTS }),
};

const AREA = 'role';
/** Areas of data that depend on roles: a role determines callers' rights and data scopes. */
const CHANGED = [AREA, 'permission', 'staff-permission', 'approval-flow'];
const PATH = '/CLUNIVERSALPERMISSIONSERVICE/api/RoleController';
const RoleKey = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));

/** The roles of the enterprise, with their permissions and data scopes (specification 2.5). */
export const roles = resource({
  name: AREA,
  gateway: 'user',
  path: PATH,
  noun: 'Role',
  key: 'roleNO',
  row: v.object({
    roleNO: v.string(),
    ...filled,
    // May be empty: all granted objects may have been disabled since.
    objectList: namedMany({ most: MOST_OBJECTS }),
    memberCount: v.number(),
    /** True for a role delivered with the portal, which cannot be deleted. */
    isBuiltIn: v.boolean(),
    modifyTime: v.nullable(v.string()),
    /** Only in the log of changes: added or removed members. */
    memberList: v.optional(namedMany()),
  }),
  form: v.object(filled),
  filters: v.object({
    permissionRangeID: v.optional(v.picklist(ROLE_RANGES)),
    memberCount: v.optional(v.picklist(MEMBER_FILTERS)),
    isBuiltIn: v.optional(v.boolean()),
  }),
  sort: ['roleNO', 'roleName', 'modifyTime'],
  permission: { read: OBJECT.seeRoles, write: OBJECT.editRoles },
  // The page of staff permissions offers roles as choices.
  choices: { name: 'roleName', permission: OBJECT.seeStaffPermissions },
  changes: CHANGED,
});

/** A page or action that roles grant, or a menu that leads to some. `parentNo`: number of the parent, '' at the top. */
const GrantableObject = v.object({
  objectNo: v.string(),
  objectName: v.string(),
  /** 1 page, 2 action. */
  objectType: v.picklist([1, 2]),
  parentNo: v.string(),
  /** True for an object that is granted itself; a menu is granted with its pages. */
  isOwn: v.boolean(),
  /** Right to read that comes with it; '' for none. */
  readNo: v.optional(v.string()),
  /** True when the caller holds it: they cannot grant other objects. */
  isHeld: v.boolean(),
});
export type GrantableObject = v.InferOutput<typeof GrantableObject>;

/** Returns all objects that roles can grant, in order, each page's actions below it. */
export const queryGrantableObjects = call({
  gateway: 'user',
  path: `${PATH}/queryGrantableObjects`,
  body: v.object({}),
  result: v.object({ objectList: v.array(GrantableObject) }),
  needs: 'token',
  reads: ['permission'],
  origin: 'suite',
});

/** Copies a role's rights to a new name, without members. */
export const copyRole = call({
  gateway: 'user',
  path: `${PATH}/copyRole`,
  body: v.object({ key: RoleKey, roleName: RoleName }),
  result: v.object({ roleNO: v.string() }),
  needs: 'token',
  permission: OBJECT.editRoles,
  mutates: true,
  changes: CHANGED,
  origin: 'suite',
});

/** Returns the members of a role, by name. */
export const queryRoleMemberList = call({
  gateway: 'user',
  path: `${PATH}/queryRoleMemberList`,
  body: v.object({
    key: RoleKey,
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50, '关键字不能超过50个字')), ''),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  }),
  result: v.object({
    total: v.number(),
    memberList: v.array(v.object({ staffNO: v.string(), staffName: v.string(), deptName: v.string() })),
  }),
  needs: 'token',
  permission: OBJECT.seeRoles,
  reads: [AREA, 'staff'],
  origin: 'suite',
});

const StaffNos = v.pipe(
  v.array(RoleKey),
  v.minLength(1, '请选择员工'),
  v.maxLength(MOST_MEMBERS, `一次最多选择${MOST_MEMBERS}名员工`),
);
const member = (name: 'addRoleMember' | 'deleteRoleMember') =>
  call({
    gateway: 'user',
    path: `${PATH}/${name}`,
    body: v.object({ key: RoleKey, staffNOs: StaffNos }),
    result: v.object({ memberCount: v.number() }),
    needs: 'token',
    permission: OBJECT.editRoles,
    mutates: true,
    changes: CHANGED,
    origin: 'suite',
  });
/** Gives a role to staff; those who have it already keep it. */
export const addRoleMember = member('addRoleMember');
/** Takes a role from staff. */
export const deleteRoleMember = member('deleteRoleMember');
