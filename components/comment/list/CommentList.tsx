import {
  COMMENT_STATES,
  STAR_COUNTS,
  tripComments,
  type CommentTag,
} from '../../../src/contract/comment/comments';
import { isCalendarDate } from '../../../src/domain/shanghai-time';
import type { FieldType } from '../../../src/element/resource/fields/field-type';
import { choice, date, flag, instant, text } from '../../../src/element/resource/fields/field-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { DateField } from '../../../src/ui/date/DateField';
import { AirlineFilter } from './AirlineFilter';
import { Averages } from './Averages';
import { commentListTexts, type CommentListTexts as T } from './texts';

const tags: FieldType<CommentTag[], T> = {
  words: (chosen, t) => chosen.map(t.tagName).join('、'),
  blank: [],
  width: 140,
};

const day: FieldType<string, T> = {
  ...date(),
  filter: ({ value, onChange }) => (
    <DateField value={value ?? ''} onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)} />
  ),
  parse: (typed) => (isCalendarDate(typed) ? typed : undefined),
};

const airline: FieldType<string, T> = {
  ...text({ width: 60 }),
  filter: (bound) => <AirlineFilter {...bound} />,
  parse: (code) => code || undefined,
};

const stars = choice(STAR_COUNTS, (t: T) => t.starName);
const moment = instant();

export default resourcePage(tripComments, commentListTexts, {
  path: '/commentManage/commentListPage',
  title: 'flightNo',
  fields: {
    flightNo: text({ width: 90 }),
    airline,
    airlineName: text({ width: 90 }),
    route: text({ width: 140 }),
    depDate: day,
    staffName: { ...text({ width: 80 }), cell: (name, t: T) => (name === '' ? t.anonymous : name) },
    deptName: text({ width: 110 }),
    stars,
    punctuality: stars,
    cabin: stars,
    service: stars,
    content: text({ width: 220 }),
    tags,
    isAnonymous: flag((t: T) => t.isAnonymousName),
    commentState: choice(COMMENT_STATES, (t: T) => t.stateName, {
      shown: 'within',
      held: 'over',
      hidden: 'neutral',
    }),
    hiddenReason: text({ max: 200, long: true }),
    reply: text({ max: 300, long: true, width: 160 }),
    createTime: { ...moment, blank: '' },
    modifyTime: moment,
  },
  columns: [
    'flightNo',
    'airlineName',
    'route',
    'depDate',
    'staffName',
    'stars',
    'content',
    'commentState',
    'reply',
    'createTime',
  ],
  filters: ['airline', 'stars', 'depDate', 'commentState'],
  form: ['reply', 'commentState', 'hiddenReason'],
  asksFor: { hiddenReason: ({ commentState }) => commentState === 'hidden' },
  detail: [
    'flightNo',
    'airlineName',
    'route',
    'depDate',
    'staffName',
    'deptName',
    'stars',
    'punctuality',
    'cabin',
    'service',
    'tags',
    'content',
    'isAnonymous',
    'commentState',
    'hiddenReason',
    'reply',
    'createTime',
    'modifyTime',
  ],
  tools: Averages,
});
