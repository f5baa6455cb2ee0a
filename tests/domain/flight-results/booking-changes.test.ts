import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import {
  dropApplication,
  MOST_COMPARED,
  markOverdue,
  markPaid,
  paying,
  applicationChange,
  switchCompared,
  withTravelType,
} from '../../../components/flight-booking/model/booking-changes';
import type { Flow } from '../../../components/flight-booking/model/flow';
import type { Choice, OnTheWay, SearchCriteria } from '../../../components/flight-booking/model/journey';
import type { CreatedOrder } from '../../../components/flight-booking/model/order/created-order';
import {
  returnToForm,
  editDraft,
  repriceChoices,
  applySubmitResult,
  changeTraveller,
} from '../../../components/flight-booking/model/order/order-changes';
import { AT_REST } from '../../../components/flight-booking/model/order/submission';
import { retainedOutbound } from '../../../components/flight-booking/model/search/criteria';
import { moveFields } from '../../../components/flight-booking/model/search/filled-form';
import { blankDraft } from '../../../components/flight-booking/passengers/draft/draft';
import { blankTraveller } from '../../../components/flight-booking/passengers/travellers/travellers';
import { placeByName } from '../../../src/domain/place/place';
import { offer } from './offers';

const choiceAt = (salePrice: number): Choice => {
  const chosen = offer({}, { salePrice });
  const [fare] = chosen.fares;
  assert.ok(fare);
  return { offer: chosen, fare };
};

const order = { orderNo: 'A1', totalAmount: 100 } as CreatedOrder;
const round: OnTheWay['query'] = {
  dep: placeByName('北京', 'BJS'),
  arr: placeByName('上海', 'SHA'),
  date: '2027-03-01',
  returnDate: '2027-03-04',
};

describe('prices set side by side', () => {
  it('are four at most, and one taken again is taken out', () => {
    const [first, ...others] = Array.from({ length: MOST_COMPARED + 1 }, (_, i) => choiceAt(50_000 + i));
    assert.ok(first);
    const full = { compared: others };
    assert.equal(switchCompared(full, first), full);
    assert.deepEqual(switchCompared({ compared: [first, ...others.slice(1)] }, first), {
      compared: others.slice(1),
    });
    assert.deepEqual(switchCompared({ compared: [] }, first), { compared: [first] });
  });
});

describe('an order made', () => {
  const at = (step: 'created' | 'paying' | 'done'): { flow: Flow } => ({ flow: { step, legs: [], order } });
  it('is paid by its steps alone', () => {
    for (const [change, from, to] of [
      [paying, 'created', 'paying'],
      [markPaid, 'paying', 'done'],
      [markOverdue, 'paying', 'created'],
    ] as const) {
      for (const step of ['created', 'paying', 'done'] as const) {
        const before = at(step);
        const after = change(before);
        if (step === from) assert.equal(after.flow.step, to);
        else assert.equal(after, before);
      }
    }
    const { flow } = markOverdue(at('paying'));
    assert.ok('order' in flow && flow.order.isOverdue);
  });
});

describe('the terms that a booking is made under', () => {
  it('is not taken again once it was dropped', () => {
    const dropped = dropApplication({ overApplyId: 'SP1' });
    assert.deepEqual(dropped, { overApplyId: '', droppedApplyId: 'SP1' });
    assert.deepEqual(applicationChange({ droppedApplyId: 'SP1' }, 'SP1'), { overApplyId: '' });
    assert.deepEqual(applicationChange({ droppedApplyId: 'SP1' }, 'SP2'), { overApplyId: 'SP2' });
  });

  it('has one travel type, also in the order begun', () => {
    const draft = { ...blankDraft('1'), travelType: 1 as const };
    assert.deepEqual(withTravelType({ draft }, 2), { travelType: 2, draft: { ...draft, travelType: 2 } });
    assert.deepEqual(withTravelType({ draft }, 1), { travelType: 1 });
    assert.deepEqual(withTravelType({ draft: undefined }, 2), { travelType: 2 });
  });
});

describe('another search', () => {
  const wanted: SearchCriteria = {
    depCode: 'BJS',
    arrCode: 'SHA',
    depDate: '2027-03-01',
    retDate: '2027-03-09',
  };
  const there = choiceAt(50_000);
  const flow: Flow = { step: 'searching', query: round, choices: [there] };
  it('keeps the way there where only the way back differs', () => {
    assert.deepEqual(retainedOutbound(wanted, flow), [there]);
    for (const other of [
      { retDate: '' },
      { depDate: '2027-03-02' },
      { arrCode: 'CAN' },
    ] satisfies Partial<SearchCriteria>[])
      assert.deepEqual(retainedOutbound({ ...wanted, ...other }, flow), []);
    assert.deepEqual(retainedOutbound(wanted, { step: 'form' }), []);
    assert.deepEqual(retainedOutbound(wanted, { ...flow, query: { ...round, returnDate: '' } }), []);
  });

  it('takes the return along that its day would overtake', () => {
    for (const [choices, day, expected] of [
      [[], '2027-03-02', ['2027-03-02', '2027-03-04']],
      [[], '2027-03-06', ['2027-03-06', '2027-03-09']],
      [[], '2027-03-30', ['2027-03-30', '2027-03-31']],
      [[there], '2027-03-06', ['2027-03-01', '2027-03-06']],
    ] as const) {
      const { date, returnDate } = moveFields({ query: round, choices }, day, '2027-03-31');
      assert.deepEqual([date, returnDate], expected);
    }
  });
});

describe('an order that is typed', () => {
  const traveller = { ...blankTraveller('t1'), passagerName: '张三' };
  const draft = { ...blankDraft('1'), travellers: [traveller] };
  const errors = {
    travellers: { t1: { passagerName: 'x', phone: 'y' } },
    party: ['p'],
    contactName: 'c',
    remark: 'r',
  };
  const typed = { draft, submission: { ...AT_REST, errors } };

  it('loses the errors of changed fields, and no others', () => {
    assert.deepEqual(editDraft(typed, { contactName: '李四' }).submission?.errors, {
      travellers: errors.travellers,
      party: ['p'],
      remark: 'r',
    });
    assert.deepEqual(editDraft(typed, { travellers: [] }).submission?.errors, { ...errors, party: [] });
    const renamed = changeTraveller(typed, 't1', { ...traveller, passagerName: '李四' });
    assert.deepEqual(renamed.submission?.errors, {
      ...errors,
      travellers: { t1: { phone: 'y' } },
      party: [],
    });
    assert.deepEqual(editDraft({ ...typed, draft: undefined }, {}), {});
  });

  it('comes to the review where the user is still at the form, and back to it for an error', () => {
    const flow = {
      step: 'passengers' as const,
      query: round,
      choices: [choiceAt(50_000)],
      offers: [],
      tooEarly: [],
    };
    assert.equal(applySubmitResult({ flow }, { kind: 'checked' }, flow).flow?.step, 'review');
    assert.deepEqual(applySubmitResult({ flow: { step: 'form' } }, { kind: 'checked' }, flow), {
      submission: AT_REST,
    });
    const review = { ...flow, step: 'review' as const };
    assert.equal(returnToForm({ flow: review }).flow?.step, 'passengers');
    assert.equal(
      applySubmitResult({ flow: review }, { kind: 'invalid', errors }, review).flow?.step,
      'passengers',
    );
    const made = { kind: 'created', order, isOnView: false } as const;
    assert.deepEqual(applySubmitResult({ flow: review }, made, review).flow, {
      step: 'opening',
      orderNo: 'A1',
      wanted: 'order',
    });
    assert.equal(
      applySubmitResult({ flow: review }, { ...made, isOnView: true }, review).flow?.step,
      'created',
    );
  });

  it('takes the price of the segment that the gateway names', () => {
    const changed = { kind: 'price-changed', segmentNo: 2, salePrice: 90_000, message: '' } as const;
    const prices = repriceChoices([choiceAt(50_000), choiceAt(60_000)], changed).map(
      ({ fare }) => fare.unit.salePrice,
    );
    assert.deepEqual(prices, [50_000, 90_000]);
  });
});
