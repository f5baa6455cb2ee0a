import type { AreaAnswers } from '../../support/components/samples';
import { SPEND, TODO, trip } from './home-samples';

export const answers: AreaAnswers = () => ({
  queryTodo: () => TODO,
  queryComingTrips: () => [trip()],
  queryRecentRoutes: () => [{ depCode: 'BJS', depCityName: '北京', arrCode: 'SHA', arrCityName: '上海' }],
  queryMonthSpend: () => SPEND,
});
