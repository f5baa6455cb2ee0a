import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';

const PATH = '/CLStaffIntegrateService/api/positionController';
/** Maximum number of positions added at once. */
export const MOST_POSITIONS = 100;

const PositionName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('请输入职位名称'),
  v.maxLength(30, '职位名称不能超过30个字'),
);

const shared = {
  gateway: 'user',
  needs: 'token',
  permission: OBJECT.editPositions,
  origin: 'suite',
} as const;
const changing = {
  ...shared,
  mutates: true,
  changes: ['position', 'staff', 'settleProduct', 'invitation', 'personal-info'],
} as const;

/** Predefined positions of a line of business. `isThere`: the enterprise has a position of that name already. */
export const PositionTemplate = v.object({
  templateNO: v.string(),
  templateName: v.string(),
  positionList: v.array(v.object({ positionName: v.string(), isThere: v.boolean() })),
});
export type PositionTemplate = v.InferOutput<typeof PositionTemplate>;

/** Returns the templates from which positions can be taken. */
export const queryPositionTemplates = call({
  ...shared,
  path: `${PATH}/queryPositionTemplates`,
  body: v.object({}),
  result: v.object({ templateList: v.array(PositionTemplate) }),
  reads: ['position'],
});

/** Adds positions of a template behind the existing ones and skips names that exist already. */
export const takePositionTemplate = call({
  ...changing,
  path: `${PATH}/takePositionTemplate`,
  body: v.object({
    templateNO: v.string(),
    positionNameList: v.pipe(
      v.array(PositionName),
      v.nonEmpty('请选择职位'),
      v.maxLength(MOST_POSITIONS, `一次最多新增${MOST_POSITIONS}个职位`),
    ),
  }),
  result: v.object({ addedList: v.array(v.string()), skippedList: v.array(v.string()) }),
});

/**
 * Adds several positions at once, in their order, all or none. Throws fieldsInvalid, which lists existing and repeated
 * names.
 */
export const addPositions = call({
  ...changing,
  path: `${PATH}/addPositions`,
  body: v.object({
    positionNameList: v.pipe(
      v.array(PositionName),
      v.nonEmpty('请输入职位名称'),
      v.maxLength(MOST_POSITIONS, `一次最多新增${MOST_POSITIONS}个职位`),
    ),
  }),
  result: v.object({ addedCount: v.number() }),
});
