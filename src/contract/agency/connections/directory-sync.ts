import * as v from 'valibot';
import { call } from '../../call';
import { EnterpriseNumber } from '../enterprise-setup';
import { HistoryEntry } from '../history';
import { Keyword, Paging } from '../operators';

const BASE = '/agencyController/';

/** Attribute of the directory with the staff number; `none`: the gateway assigns numbers. */
export const NUMBER_SOURCES = ['employeeNumber', 'externalId', 'userName', 'none'] as const;
export type NumberSource = (typeof NUMBER_SOURCES)[number];

/** `unset`: the enterprise has no settings. `paused`: requests are refused. */
export const DIRECTORY_STATES = ['unset', 'on', 'paused'] as const;
export type DirectoryState = (typeof DIRECTORY_STATES)[number];

/** `refused`: answered with an error. */
export const DIRECTORY_OUTCOMES = ['done', 'refused'] as const;
export type DirectoryOutcome = (typeof DIRECTORY_OUTCOMES)[number];

/** Of the settings as they were shown, 0 for none; another one is refused with directorySyncChanged. */
const Revision = v.pipe(v.number(), v.integer(), v.minValue(0));
/** ISO instant until which a token works; '': it ends at once. */
const EndTime = v.union([
  v.literal(''),
  v.pipe(v.string(), v.isoTimestamp('时间格式不正确'), v.maxLength(40)),
]);

export const DirectorySync = v.object({
  enterpriseNum: v.string(),
  entName: v.string(),
  directoryState: v.picklist(DIRECTORY_STATES),
  /** Tokens that work now. */
  liveTokens: v.number(),
  /** Last use of any token; ISO instant, '' for none. */
  lastUseTime: v.string(),
  /** Staff that the directory has written and not removed. */
  personCount: v.number(),
});
export type DirectorySync = v.InferOutput<typeof DirectorySync>;

export const DirectoryToken = v.object({
  tokenNo: v.number(),
  /** Last four characters of its SHA-256 hash. */
  fingerprint: v.string(),
  /** ISO instant. */
  makeTime: v.string(),
  makerName: v.string(),
  /** ISO instant; '' for none. */
  lastUseTime: v.string(),
  /** ISO instant; '' without limit. */
  endTime: v.string(),
  isLive: v.boolean(),
});
export type DirectoryToken = v.InferOutput<typeof DirectoryToken>;

export const DirectoryRequest = v.object({
  requestNo: v.number(),
  /** ISO instant. */
  requestTime: v.string(),
  tokenNo: v.number(),
  method: v.string(),
  path: v.string(),
  /** HTTP status. */
  status: v.number(),
  scimType: v.string(),
  detail: v.string(),
});
export type DirectoryRequest = v.InferOutput<typeof DirectoryRequest>;

const Choice = v.object({ no: v.string(), name: v.string() });
const place = (message: string) => v.pipe(v.string(), v.nonEmpty(message), v.maxLength(64));

const Fields = {
  numberFrom: v.picklist(NUMBER_SOURCES, '请选择员工编号的来源'),
  /** Unknown departments are made; otherwise requests that name one are refused. */
  makesDepartments: v.boolean(),
  /** Place of new persons, as far as the directory names none. */
  deptNo: place('请选择部门'),
  positionNo: place('请选择职位'),
  gradeNo: place('请选择职级'),
  costCenterNo: place('请选择成本中心'),
  accountingEntityNo: place('请选择核算主体'),
  /** Role of new persons besides that of all staff; '' for none. */
  roleNo: v.pipe(v.string(), v.maxLength(64)),
};

/** A token that was just made; no later call shows it. */
export const NewDirectoryToken = v.object({
  enterpriseNum: v.string(),
  tokenNo: v.number(),
  fingerprint: v.string(),
  token: v.string(),
});
export type NewDirectoryToken = v.InferOutput<typeof NewDirectoryToken>;

const reading = {
  gateway: 'agency',
  needs: 'operator',
  right: 'readDirectories',
  reads: ['directorySync'],
  origin: 'suite',
} as const;
const changing = {
  gateway: 'agency',
  needs: 'operator',
  right: 'manageDirectories',
  mutates: true,
  changes: ['directorySync', 'agencyLog'],
  origin: 'suite',
} as const;

/** Enterprises of the agency with the state of their directories, those with settings first. */
export const queryDirectorySyncs = call({
  ...reading,
  path: `${BASE}queryDirectorySyncs`,
  body: v.object({
    /** Searches number and name of the enterprise. */
    keyword: Keyword,
    directoryState: v.optional(v.picklist(DIRECTORY_STATES)),
    ...Paging,
  }),
  result: v.object({ total: v.number(), directoryList: v.array(DirectorySync) }),
});

/** The directory of one enterprise with its settings, their choices, and its tokens. Throws agencyEnterpriseUnknown. */
export const queryDirectorySync = call({
  ...reading,
  path: `${BASE}queryDirectorySync`,
  body: v.object({ enterpriseNum: EnterpriseNumber }),
  result: v.object({
    ...DirectorySync.entries,
    /** Address that the directory sends its requests to. */
    url: v.string(),
    revision: v.number(),
    numberFrom: v.picklist(NUMBER_SOURCES),
    makesDepartments: v.boolean(),
    /** '' until the enterprise has settings, like the following. */
    deptNo: v.string(),
    positionNo: v.string(),
    gradeNo: v.string(),
    costCenterNo: v.string(),
    accountingEntityNo: v.string(),
    roleNo: v.string(),
    departmentList: v.array(Choice),
    positionList: v.array(Choice),
    gradeList: v.array(Choice),
    costCenterList: v.array(Choice),
    accountingEntityList: v.array(Choice),
    /** Roles without rights of administrators. */
    roleList: v.array(Choice),
    /** The latest first. */
    tokenList: v.array(DirectoryToken),
    historyList: v.array(HistoryEntry),
  }),
});

/** The last requests of an enterprise's directory, the latest first; they are kept for 30 days. Throws agencyEnterpriseUnknown. */
export const queryDirectoryRequests = call({
  ...reading,
  path: `${BASE}queryDirectoryRequests`,
  body: v.object({
    enterpriseNum: EnterpriseNumber,
    outcome: v.optional(v.picklist(DIRECTORY_OUTCOMES)),
    ...Paging,
  }),
  result: v.object({ total: v.number(), requestList: v.array(DirectoryRequest) }),
});

/**
 * Writes the settings of an enterprise's directory; the first ones switch it on. Throws agencyEnterpriseUnknown,
 * directorySyncChanged, fieldsInvalid.
 */
export const saveDirectorySync = call({
  ...changing,
  path: `${BASE}saveDirectorySync`,
  body: v.object({ enterpriseNum: EnterpriseNumber, revision: Revision, ...Fields }),
  result: v.object({}),
});

/** Pauses a directory, whose requests are refused at once, or resumes it. Throws agencyEnterpriseUnknown, directorySyncChanged. */
export const switchDirectorySync = call({
  ...changing,
  path: `${BASE}switchDirectorySync`,
  body: v.object({
    enterpriseNum: EnterpriseNumber,
    revision: Revision,
    isOn: v.boolean(),
    reason: v.pipe(v.string(), v.trim(), v.nonEmpty('请输入原因'), v.maxLength(200, '原因不能超过200个字')),
  }),
  result: v.object({}),
});

/**
 * Makes a token. Throws operatorProofNeeded, agencyEnterpriseUnknown, directorySyncUnset, directorySyncChanged, and
 * directoryTokensFull when two work already.
 */
export const addDirectoryToken = call({
  ...changing,
  path: `${BASE}addDirectoryToken`,
  body: v.object({ enterpriseNum: EnterpriseNumber, revision: Revision }),
  result: NewDirectoryToken,
});

/** Ends a token, at once or at a later time. Throws agencyEnterpriseUnknown, directorySyncChanged, directoryTokenOver, fieldsInvalid. */
export const endDirectoryToken = call({
  ...changing,
  path: `${BASE}endDirectoryToken`,
  body: v.object({
    enterpriseNum: EnterpriseNumber,
    revision: Revision,
    tokenNo: v.pipe(v.number(), v.integer()),
    endTime: EndTime,
  }),
  result: v.object({}),
});
