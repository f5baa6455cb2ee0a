import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { flight, itinerary, unit } from '../../support/flight-samples';
import { within } from '../../support/components/act';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  type Answers,
} from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';

/** Texts that break a page which does not escape, wrap or isolate them. */
const HOSTILE = {
  markup: `<img src=x onerror="this.hit=1"><script>1</script><b>粗</b>"'&amp;`,
  'an endless word': 'W'.repeat(2000),
  'an endless sentence': '航'.repeat(2000),
  'a right-to-left override': '\u202Eabc\u202E\u2067def',
};

/** Keys of numbers, dates and enumerations, whose schemas refuse other texts. */
const NO_TEXT =
  /Time$|Date$|^date$|Code$|N[oO]$|^policyId$|^planeSize$|^birthDay$|^validUntil$|^type$|^mobile$|^phone$|^telephone$|^productTag$/;

/** Copy of the response with `text` appended to every text. */
function poisoned(value: unknown, text: string, key = ''): unknown {
  if (typeof value === 'string') return NO_TEXT.test(key) ? value : `${value}${text}`;
  if (Array.isArray(value)) return value.map((one) => poisoned(one, text, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one, text, name)]));
}

const FLIGHT = flight({
  isShare: true,
  operatingFlightNo: 'MU1',
  operatingCarrierName: '东航',
  stopInfos: [
    {
      cityName: '济南',
      airportCode: 'TNA',
      airportName: '遥墙机场',
      arrTime: '2027-03-01T09:30',
      takeOffTime: '2027-03-01T10:10',
    },
  ],
});
const UNIT = unit({
  productTags: ['标签'],
  policyExInfo: '说明',
  sps: [
    {
      officeNo: 'O1',
      serviceProviderID: 'P1',
      serviceProviderName: '服务商',
      supplierID: 'S1',
      supplierName: '供应商',
    },
  ],
});
const CALLS = [
  'queryCityList',
  'queryHolidayList',
  'queryFlightList',
  'queryProductTagInfo',
  'queryTicketRuleSec',
  'queryStaffInfoVagueForCloud',
  'queryFrequentTravellers',
  'queryOrderFormInfo',
];

function answers(text: string): Answers {
  const good: Answers = {
    ...goodAnswers(),
    queryFlightList: () => ({
      itineraryList: [itinerary(FLIGHT, [UNIT, unit({ policyId: 'P2', plimit: '2:M' })])],
    }),
  };
  return Object.fromEntries(
    Object.entries(good).map(([name, answer]) => [
      name,
      CALLS.includes(name) ? async (body: never) => poisoned(await answer(body), text) : answer,
    ]),
  );
}

let provider: HTMLElement;
async function searched(text: string) {
  provider = createProvider(fakeRuntime(answers(text), { authSign: 'token-1' }).runtime);
  const element = document.createElement('tp-flight-booking');
  const wanted = { 'dep-code': 'BJS', 'arr-code': 'SHA', 'dep-date': '2027-03-01', 'auto-search': '' };
  for (const [name, value] of Object.entries(wanted)) element.setAttribute(name, value);
  const ready = next(element, 'tp-ready');
  provider.append(element);
  await ready;
  const act = within(element);
  await act.sees('共 1 个航班');
  return { element, act };
}

/** Asserts that the text is shown as plain text and that no element overflows. */
function holds(element: HTMLElement, text: string): void {
  const root = element.shadowRoot;
  if (!root) throw new Error('no shadow root');
  expect(root.querySelectorAll('img, script, b').length, 'elements made of texts').to.equal(0);
  const shown = [...root.querySelectorAll('*')].some(({ childNodes }) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(text)),
  );
  expect(shown, 'the text is shown as it is').to.equal(true);
  expect(widerThan(element, root), 'wider than the element').to.deep.equal([]);
  expect(document.documentElement.scrollWidth).to.be.at.most(window.innerWidth);
}

/** Elements that overflow to the right and that no ancestor clips or scrolls. */
function widerThan(element: HTMLElement, root: ShadowRoot): string[] {
  const own = element.getBoundingClientRect().right + 1;
  // A popover may be as wide as the window.
  const edgeOf = (part: Element) => (part.closest('.tp-popover') ? window.innerWidth + 1 : own);
  const isClipped = (part: Element): boolean => {
    for (let at = part.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== 'visible' && at.getBoundingClientRect().right <= edgeOf(at))
        return true;
    }
    return false;
  };
  return [...root.querySelectorAll<HTMLElement>('*')]
    .filter((part) => part.getBoundingClientRect().right > edgeOf(part) && !isClipped(part))
    .slice(0, 12)
    .map((part) => `${part.localName}.${part.getAttribute('class') ?? ''}`);
}

/** Asserts that figures beside a hostile text read from left to right. */
function readsOn(root: ParentNode, selector: string): void {
  for (const part of root.querySelectorAll(selector)) {
    const text = [...part.childNodes].find(
      (node) => (node.textContent?.length ?? 0) > 1 && node.nodeType === 3,
    );
    // Narrow pages hide some of them.
    if (!text || !(part as HTMLElement).checkVisibility()) continue;
    const at = (offset: number) => {
      const range = document.createRange();
      range.setStart(text, offset);
      range.setEnd(text, offset + 1);
      return range.getBoundingClientRect().left;
    };
    expect(at(0), part.textContent ?? '').to.be.lessThan(at((text.textContent?.length ?? 0) - 1));
  }
}

describe('<tp-flight-booking> with hostile data', () => {
  before(() => define());
  afterEach(() => provider.remove());
  after(() => setViewport({ width: 1024, height: 768 }));

  for (const width of [390, 1440]) {
    for (const [what, text] of Object.entries(HOSTILE)) {
      it(`shows ${what} as text in results, rules and filters, ${width} px`, async () => {
        await setViewport({ width, height: 900 });
        const { element, act } = await searched(text);
        holds(element, text);
        await act.press('选择');
        await act.press('退改规则');
        await until(() => act.root.querySelector('.fb-product'), 'the rules');
        holds(element, text);
        readsOn(act.root, '.fb-time time, .tp-price, .fb-fare-seats, .fb-way > span');
        await act.press('更多');
        holds(element, text);
      });

      it(`shows ${what} as text in the city picker, ${width} px`, async () => {
        await setViewport({ width, height: 900 });
        const { element, act } = await searched(text);
        if (width < 720) await act.press('修改');
        act.field('出发城市')?.focus();
        await until(() => act.root.querySelector('.tp-combobox[data-placed]'), 'the picker');
        holds(element, text);
        expect(act.root.querySelector('.tp-combobox')?.getBoundingClientRect().right).to.be.at.most(width);
      });

      it(`shows ${what} as text in the order form, ${width} px`, async () => {
        await setViewport({ width, height: 900 });
        const { element, act } = await searched(text);
        await act.press('选择');
        await act.press('预订');
        await until(() => act.field('联系人姓名')?.value, 'the traveller is filled in');
        holds(element, text);
      });
    }
  }
});
