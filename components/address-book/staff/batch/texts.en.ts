import type { StaffBatchTexts } from './texts';

const number = (count: number): string => count.toLocaleString('en');
const people = (count: number): string => `${number(count)} ${count === 1 ? 'person' : 'people'}`;

export default {
  bar: 'Actions on many',
  chosen: (count) => `${people(count)} chosen`,
  all: (total) => `Choose all ${number(total)}`,
  choosing: (read, total) => `Choosing ${number(read)} of ${number(total)}`,
  tooMany: (most) => `At most ${people(most)} at once; narrow the filters`,
  allFailed: (why) => `Not all were chosen: ${why}`,
  change: 'Change their place',
  changeTitle: (count) => `Change the place of ${people(count)}`,
  changeHint: 'Only the fields filled in are changed; all others stay as they are.',
  department: 'Department',
  position: 'Position',
  grade: 'Grade',
  supervisor: 'Supervisor',
  hasNoSupervisor: 'Remove the supervisor',
  save: 'Save',
  role: 'Give a role',
  roleTitle: (count) => `Give ${people(count)} a role`,
  roleHint: 'Those who have the role already stay as they are. Only roles that you may give are listed.',
  give: 'Give',
  roleNeeded: 'Choose a role',
  inactive: 'This person is stopped or has left, and gets no role',
  stop: 'Stop',
  stopTitle: (count) => `Stop ${people(count)}`,
  stopHint:
    'They are signed out of this company at once, cannot sign in to it, and cannot be found, booked for or named as approvers; their roles and permissions end. Orders, bills and reports stay.',
  depart: 'Record departures',
  departTitle: (count) => `Record the departure of ${people(count)}`,
  departHint:
    'They are signed out of this company at once. Orders, bills and reports stay. Their matters go to the successor, or end.',
  successor: 'Successor',
  successorHint: 'Takes over the matters of all of them. Without one, those with matters to hand over stay.',
  progress: (done, total) => `${number(done)} of ${people(total)} done`,
  done: (count) => `${people(count)} done`,
  outcomeTitle: 'Some were left out',
  outcome: (done, refused) => `${number(done)} done, ${number(refused)} left out and still chosen:`,
  refusedOne: (name, jobNo, reason) => `${name} (${jobNo}): ${reason}`,
  more: (count) => `${people(count)} more were left out`,
  close: 'Close',
} satisfies StaffBatchTexts;
