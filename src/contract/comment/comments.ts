import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';
import { isDay } from '../resource/values';

const CONTROLLER = '/CLCommentIntegrateService/api/commentController';

/** Short labels for a trip. */
export const COMMENT_TAGS = [
  'onTime',
  'late',
  'goodService',
  'poorService',
  'comfortable',
  'crowded',
  'goodMeal',
  'poorMeal',
] as const;
const CommentTag = v.picklist(COMMENT_TAGS);
export type CommentTag = v.InferOutput<typeof CommentTag>;

/** Shown; waiting for moderation; hidden. */
export const COMMENT_STATES = ['shown', 'held', 'hidden'] as const;
export const CommentState = v.picklist(COMMENT_STATES);
export type CommentState = v.InferOutput<typeof CommentState>;

export const STAR_COUNTS = [5, 4, 3, 2, 1] as const;
const Stars = v.picklist(STAR_COUNTS, '请选择1至5星');
export type StarCount = v.InferOutput<typeof Stars>;

const rated = { punctuality: Stars, cabin: Stars, service: Stars };
const commentInput = {
  ...rated,
  content: v.pipe(v.string(), v.trim(), v.maxLength(500, '点评内容不能超过500个字')),
  tags: v.pipe(v.array(CommentTag), v.maxLength(COMMENT_TAGS.length)),
  isAnonymous: v.boolean(),
};

/** A flight that the caller has taken. */
const Trip = v.object({
  orderNo: v.string(),
  segmentNo: v.number(),
  flightNo: v.string(),
  airlineName: v.string(),
  depCityName: v.string(),
  arrCityName: v.string(),
  /** Wall clock, YYYY-MM-DDTHH:mm. */
  takeOffTime: v.string(),
});
export type CommentTrip = v.InferOutput<typeof Trip>;

const OwnComment = v.object({
  ...Trip.entries,
  ...commentInput,
  commentState: CommentState,
  reply: v.string(),
  createTime: v.string(),
  /** True while the comment may still be changed. */
  isChangeable: v.boolean(),
});
export type OwnComment = v.InferOutput<typeof OwnComment>;

/** Returns the caller's trips without a comment, and the comments they have written, the latest flight first. */
export const queryOwnComments = call({
  gateway: 'service',
  path: `${CONTROLLER}/queryOwnComments`,
  body: v.object({}),
  result: v.object({
    isEnable: v.boolean(),
    isAnonymousAllowed: v.boolean(),
    /** Number of days after the flight during which comments are accepted. */
    commentDays: v.number(),
    waitingList: v.array(Trip),
    commentList: v.array(OwnComment),
  }),
  needs: 'token',
  reads: ['tripComment', 'commentConfig', 'order'],
  origin: 'suite',
});

const Airline = v.object({ airline: v.string(), airlineName: v.string() });

const ColleagueComment = v.object({
  commentNO: v.string(),
  flightNo: v.string(),
  ...Airline.entries,
  depCityName: v.string(),
  arrCityName: v.string(),
  /** YYYY-MM-DD. */
  depDate: v.string(),
  /** '' for an anonymous author. */
  staffName: v.string(),
  ...rated,
  content: v.string(),
  tags: v.array(CommentTag),
  reply: v.string(),
});
export type ColleagueComment = v.InferOutput<typeof ColleagueComment>;

/** Returns comments of other staff of the enterprise, the latest first, without held and hidden ones. */
export const queryColleagueComments = call({
  gateway: 'service',
  path: `${CONTROLLER}/queryColleagueComments`,
  body: v.object({
    /** Code of an airline; '' for all. */
    airline: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(8)), ''),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 10),
  }),
  result: v.object({
    total: v.number(),
    /** Airlines that have comments. */
    airlineList: v.array(Airline),
    commentList: v.array(ColleagueComment),
  }),
  needs: 'token',
  reads: ['tripComment'],
  origin: 'suite',
});

const ofTrip = {
  orderNo: v.pipe(v.string(), v.trim(), v.nonEmpty('请选择行程'), v.maxLength(64)),
  segmentNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
};

/** Adds or changes the caller's comment on their trip. */
export const saveOwnComment = call({
  gateway: 'service',
  path: `${CONTROLLER}/saveOwnComment`,
  body: v.object({
    ...ofTrip,
    ...commentInput,
  }),
  result: v.object({ commentState: CommentState }),
  needs: 'token',
  mutates: true,
  changes: ['tripComment'],
  origin: 'suite',
});

/** Deletes the caller's comment on a trip, while it may be changed. */
export const deleteOwnComment = call({
  gateway: 'service',
  path: `${CONTROLLER}/deleteOwnComment`,
  body: v.object(ofTrip),
  result: v.object({}),
  needs: 'token',
  mutates: true,
  changes: ['tripComment'],
  origin: 'suite',
});

const decided = {
  commentState: CommentState,
  /** Reason why it is hidden. */
  hiddenReason: v.pipe(v.string(), v.trim(), v.maxLength(200, '隐藏原因不能超过200个字')),
  reply: v.pipe(v.string(), v.trim(), v.maxLength(300, '回复不能超过300个字')),
};
const PERMISSION = { read: OBJECT.seeComments, write: OBJECT.editComments };
const Day = v.pipe(v.string(), v.check(isDay, '请选择日期'));

/**
 * Comments within the caller's data scope (specification 2.7, commentListPage); an update changes their moderation and
 * reply only.
 */
export const tripComments = resource({
  name: 'tripComment',
  gateway: 'service',
  path: CONTROLLER,
  noun: 'TripComment',
  key: 'commentNO',
  row: v.object({
    commentNO: v.string(),
    flightNo: v.string(),
    airline: v.string(),
    airlineName: v.string(),
    route: v.string(),
    /** YYYY-MM-DD. */
    depDate: v.string(),
    /** '' for an anonymous author. */
    staffName: v.string(),
    deptName: v.string(),
    /** Overall rating of the three. */
    stars: Stars,
    ...commentInput,
    ...decided,
    createTime: v.string(),
    modifyTime: v.nullable(v.string()),
  }),
  form: v.pipe(
    v.object(decided),
    v.forward(
      v.partialCheck(
        [['commentState'], ['hiddenReason']],
        ({ commentState, hiddenReason }) => commentState !== 'hidden' || hiddenReason !== '',
        '请输入隐藏原因',
      ),
      ['hiddenReason'],
    ),
  ),
  filters: v.object({
    /** Code of an airline. */
    airline: v.optional(v.string()),
    stars: v.optional(Stars),
    commentState: v.optional(CommentState),
    depDate: v.optional(Day),
  }),
  sort: ['createTime', 'depDate', 'stars', 'modifyTime'],
  permission: PERMISSION,
  without: ['add', 'remove'],
});

/** Returns averages of the comments within the caller's data scope by airline, without hidden ones. */
export const queryCommentAverages = call({
  gateway: 'service',
  path: `${CONTROLLER}/queryCommentAverages`,
  body: v.object({}),
  result: v.array(
    v.object({
      airline: v.string(),
      airlineName: v.string(),
      count: v.number(),
      punctuality: v.number(),
      cabin: v.number(),
      service: v.number(),
    }),
  ),
  needs: 'token',
  reads: ['tripComment'],
  permission: OBJECT.seeComments,
  origin: 'suite',
});

/** Rules for comments of the enterprise's staff (specification 2.7, commentConfig): one row per enterprise. */
export const commentConfigs = resource({
  name: 'commentConfig',
  gateway: 'service',
  path: '/CLCommentIntegrateService/api/commentConfigController',
  noun: 'CommentConfig',
  key: 'configKey',
  row: v.object({
    configKey: v.string(),
    configName: v.string(),
    isEnable: v.boolean(),
    commentDays: v.number(),
    isAnonymousAllowed: v.boolean(),
    heldWords: v.string(),
    modifyTime: v.nullable(v.string()),
  }),
  form: v.object({
    isEnable: v.boolean(),
    commentDays: v.pipe(
      v.number('点评期限须为1至180天'),
      v.integer('点评期限须为1至180天'),
      v.minValue(1, '点评期限须为1至180天'),
      v.maxValue(180, '点评期限须为1至180天'),
    ),
    isAnonymousAllowed: v.boolean(),
    /** Separated by 、 or commas. */
    heldWords: v.pipe(v.string(), v.trim(), v.maxLength(500, '审核词不能超过500个字')),
  }),
  filters: v.object({}),
  sort: ['configKey'],
  permission: { read: OBJECT.seeCommentRules, write: OBJECT.editComments },
  without: ['add', 'remove'],
});
