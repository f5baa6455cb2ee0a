import { defineChineseTexts, type TextsOf } from '../../../src/domain/texts/texts';
import { commentTexts } from '../texts';

const chinese = {
  ...commentTexts.chinese,
  noun: '点评',
  nothing: '还没有点评',
  hint: '航班号、航司、城市或点评内容',
  flightNo: '航班',
  airline: '航司',
  airlineName: '航司名称',
  route: '行程',
  depDate: '起飞日期',
  staffName: '点评人',
  deptName: '部门',
  anonymous: '匿名',
  stars: '综合评分',
  content: '点评内容',
  tags: '标签',
  isAnonymous: '是否匿名',
  isAnonymousName: (isAnonymous: boolean): string => (isAnonymous ? '匿名' : '实名'),
  commentState: '状态',
  hiddenReason: '隐藏原因',
  hiddenReasonHint: '仅管理员可见',
  reply: '回复',
  replyHint: '点评人可见',
  createTime: '点评时间',
  modifyTime: '修改时间',
  averages: '各航司平均评分',
  averagesFailed: (problem: string): string => `平均评分查询失败：${problem}`,
  noAverages: '还没有可统计的点评',
  count: '点评数',
  ownComments: '我的点评',
};

export type CommentListTexts = TextsOf<typeof chinese>;

export const commentListTexts = defineChineseTexts('comment-list', chinese);
