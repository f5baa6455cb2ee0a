import type { ColleagueComment, CommentTrip, OwnComment } from '../../../src/contract/comment/comments';
import type { Column } from '../../../src/ui/table/DataTable';
import type { OwnCommentTexts } from './texts';

const flight = <Row extends Pick<CommentTrip, 'airlineName' | 'flightNo'>>(
  t: OwnCommentTexts,
): Column<Row> => ({
  id: 'flight',
  header: t.flight,
  card: 'title',
  width: 140,
  cell: ({ airlineName, flightNo }) => `${airlineName} ${flightNo}`,
});
const route = <Row extends Pick<CommentTrip, 'depCityName' | 'arrCityName'>>(
  t: OwnCommentTexts,
): Column<Row> => ({
  id: 'route',
  header: t.route,
  width: 120,
  cell: ({ depCityName, arrCityName }) => t.routeOf(depCityName, arrCityName),
});
const rating = <Row extends Pick<OwnComment, 'punctuality' | 'cabin' | 'service'>>(
  t: OwnCommentTexts,
): Column<Row> => ({
  id: 'rating',
  header: t.rating,
  width: 200,
  oneLine: true,
  cell: ({ punctuality, cabin, service }) => t.ratingOf(punctuality, cabin, service),
});
const content = <Row extends Pick<OwnComment, 'content'>>(t: OwnCommentTexts): Column<Row> => ({
  id: 'content',
  header: t.content,
  width: 180,
  oneLine: true,
  cell: (row) => row.content,
});
const reply = <Row extends Pick<OwnComment, 'reply'>>(t: OwnCommentTexts): Column<Row> => ({
  id: 'reply',
  header: t.reply,
  width: 160,
  oneLine: true,
  cell: (row) => row.reply,
});

const ofTrip = <Row extends CommentTrip>(t: OwnCommentTexts): Column<Row>[] => [
  flight(t),
  route(t),
  {
    id: 'takeOff',
    header: t.takeOff,
    card: 'time',
    width: 130,
    cell: ({ takeOffTime }) => takeOffTime.replace('T', ' '),
  },
];

export const waitingColumns = (t: OwnCommentTexts): Column<CommentTrip>[] => ofTrip(t);

export const submittedColumns = (t: OwnCommentTexts): Column<OwnComment>[] => [
  ...ofTrip<OwnComment>(t),
  rating(t),
  content(t),
  {
    id: 'state',
    header: t.state,
    card: 'state',
    width: 80,
    cell: ({ commentState }) => t.stateName(commentState),
  },
  reply(t),
];

export const colleagueColumns = (t: OwnCommentTexts): Column<ColleagueComment>[] => [
  flight(t),
  route(t),
  { id: 'depDate', header: t.depDate, card: 'time', width: 100, cell: ({ depDate }) => depDate },
  {
    id: 'staffName',
    header: t.staffName,
    width: 80,
    cell: ({ staffName }) => (staffName === '' ? t.anonymous : staffName),
  },
  rating(t),
  {
    id: 'tags',
    header: t.tags,
    width: 120,
    oneLine: true,
    cell: ({ tags }) => t.listed(tags.map(t.tagName)),
  },
  content(t),
  reply(t),
];
