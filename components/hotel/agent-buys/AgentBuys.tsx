import { agentBuys, PREFERRED } from '../../../src/contract/hotel/agent-buys';
import { AGREEMENT_STATES } from '../../../src/contract/hotel/hotel-agreements';
import { choice, flag, instant, money, text } from '../../../src/element/resource/fields/field-types';
import { city, departments, period } from '../../../src/element/resource/fields/reference-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { roomList } from '../protocols/rooms-type';
import { star } from '../protocols/star-type';
import { agentBuyTexts, type AgentBuyTexts as T } from './texts';

const some = departments();
const yuan = money();

export default resourcePage(agentBuys, agentBuyTexts, {
  path: '/protocolHotelManage/agentBuyManage',
  title: 'hotelName',
  fields: {
    hotelName: text({ width: 180 }),
    city: city({ width: 80 }),
    star: star(),
    validPeriod: period(),
    rooms: roomList(),
    isJoined: flag((t: T) => t.isJoinedName, { isSwitch: true }),
    departments: {
      ...some,
      cell: (chosen, t: T) => (chosen.length === 0 ? t.allDepartments : some.words(chosen, t)),
    },
    agreementState: choice(AGREEMENT_STATES, (t: T) => t.agreementStateName),
    agentPrice: yuan,
    ownPrice: {
      words: (fen, t: T) => (fen === null ? t.noOwn : yuan.words(fen, t)),
      cell: (fen, t: T) => (fen === null ? t.noOwn : yuan.words(fen, t)),
      blank: null,
      numeric: true,
      width: 110,
    },
    preferred: choice(PREFERRED, (t: T) => t.preferredName, {
      agent: 'accent',
      own: 'within',
      none: 'neutral',
    }),
    modifyTime: instant(),
  },
  columns: [
    'hotelName',
    'city',
    'star',
    'validPeriod',
    'agentPrice',
    'ownPrice',
    'preferred',
    'isJoined',
    'departments',
  ],
  filters: ['city', 'star', 'isJoined'],
  form: ['isJoined', 'departments'],
  detail: [
    'hotelName',
    'city',
    'star',
    'validPeriod',
    'agreementState',
    'rooms',
    'agentPrice',
    'ownPrice',
    'preferred',
    'isJoined',
    'departments',
    'modifyTime',
  ],
});
