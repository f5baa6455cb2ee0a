import { commentConfigs, tripComments } from '../../../src/contract/comment/comments';
import type { OwnComment } from '../../../src/contract/comment/comments';
import type { RowOf } from '../../../src/contract/resource/resource';
import type { Answers } from '../../support/components/fake-runtime';
import { resourceAnswers } from '../../support/components/resource-answers';

const COMMENT: RowOf<typeof tripComments> = {
  commentNO: 'TC1',
  flightNo: 'CA1501',
  airline: 'CA',
  airlineName: '国航',
  route: '北京—上海',
  depDate: '2026-11-10',
  staffName: '周宁',
  deptName: '测试部',
  stars: 4,
  punctuality: 5,
  cabin: 4,
  service: 4,
  content: '准点起飞',
  tags: ['onTime'],
  isAnonymous: false,
  commentState: 'shown',
  hiddenReason: '',
  reply: '',
  createTime: '2026-11-11T02:00:00.000Z',
  modifyTime: null,
};
const COMMENTS = [
  COMMENT,
  { ...COMMENT, commentNO: 'TC2', flightNo: 'MU5101', staffName: '', isAnonymous: true },
];

const TRIP = {
  orderNo: '26111000000001',
  segmentNo: 1,
  flightNo: 'CA1502',
  airlineName: '国航',
  depCityName: '上海',
  arrCityName: '北京',
  takeOffTime: '2026-11-12T08:00',
};

export function commentAnswers(): Answers {
  const given: OwnComment[] = [
    {
      ...TRIP,
      orderNo: '26111000000002',
      flightNo: 'CA1503',
      punctuality: 3,
      cabin: 3,
      service: 3,
      content: '一般',
      tags: [],
      isAnonymous: false,
      commentState: 'shown',
      reply: '',
      createTime: '2026-11-19T02:00:00.000Z',
      isChangeable: true,
    },
  ];
  const isGiven = (orderNo: string) => given.some((one) => one.orderNo === orderNo);
  return {
    ...resourceAnswers(tripComments, COMMENTS).answers,
    ...resourceAnswers(commentConfigs, [
      {
        configKey: 'E001',
        configName: '点评设置',
        isEnable: true,
        commentDays: 30,
        isAnonymousAllowed: true,
        heldWords: '投诉',
        modifyTime: null,
      },
    ]).answers,
    queryCommentAverages: () => [
      { airline: 'CA', airlineName: '国航', count: 2, punctuality: 5, cabin: 4, service: 4.5 },
    ],
    queryColleagueComments: ({ airline }: { airline: string }) => {
      const { route: _, stars: _s, isAnonymous: _i, commentState: _c, ...said } = COMMENT;
      const commentList = [
        { ...said, depCityName: '北京', arrCityName: '上海' },
        {
          ...said,
          commentNO: 'TC2',
          flightNo: 'MU5101',
          airline: 'MU',
          airlineName: '东航',
          depCityName: '广州',
          arrCityName: '上海',
          staffName: '',
        },
      ].filter((one) => airline === '' || one.airline === airline);
      return {
        total: commentList.length,
        airlineList: [
          { airline: 'CA', airlineName: '国航' },
          { airline: 'MU', airlineName: '东航' },
        ],
        commentList,
      };
    },
    queryOwnComments: () => ({
      isEnable: true,
      isAnonymousAllowed: true,
      commentDays: 30,
      waitingList: isGiven(TRIP.orderNo) ? [] : [TRIP],
      commentList: [...given],
    }),
    saveOwnComment: (said: OwnComment) => {
      given.push({
        ...TRIP,
        ...said,
        commentState: 'shown',
        reply: '',
        createTime: '2026-11-20T02:00:00.000Z',
        isChangeable: true,
      });
      return { commentState: 'shown' };
    },
    deleteOwnComment: ({ orderNo }: { orderNo: string }) => {
      given.splice(
        given.findIndex((one) => one.orderNo === orderNo),
        1,
      );
      return {};
    },
  };
}
