import type { CommentTrip, OwnComment } from '../../../src/contract/comment/comments';
import type { Column } from '../../../src/ui/table/DataTable';
import type { OwnCommentTexts } from './texts';

const ofTrip = <Row extends CommentTrip>(t: OwnCommentTexts): Column<Row>[] => [
  {
    id: 'flight',
    header: t.flight,
    card: 'title',
    width: 140,
    cell: ({ airlineName, flightNo }) => `${airlineName} ${flightNo}`,
  },
  {
    id: 'route',
    header: t.route,
    width: 120,
    cell: ({ depCityName, arrCityName }) => t.routeOf(depCityName, arrCityName),
  },
  {
    id: 'takeOff',
    header: t.takeOff,
    card: 'time',
    width: 130,
    cell: ({ takeOffTime }) => takeOffTime.replace('T', ' '),
  },
];

export const waitingColumns = (t: OwnCommentTexts): Column<CommentTrip>[] => ofTrip(t);

export const givenColumns = (t: OwnCommentTexts): Column<OwnComment>[] => [
  ...ofTrip<OwnComment>(t),
  {
    id: 'rating',
    header: t.rating,
    width: 200,
    oneLine: true,
    cell: ({ punctuality, cabin, service }) => t.ratingOf(punctuality, cabin, service),
  },
  { id: 'content', header: t.content, width: 180, oneLine: true, cell: ({ content }) => content },
  {
    id: 'state',
    header: t.state,
    card: 'state',
    width: 80,
    cell: ({ commentState }) => t.stateName(commentState),
  },
  { id: 'reply', header: t.reply, width: 160, oneLine: true, cell: ({ reply }) => reply },
];
