import { expect } from '@open-wc/testing';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import * as v from 'valibot';
import { call } from '../../../src/contract/call';
import { invalidateCaches } from '../../../src/element/data/caches';
import { useCall, useCalls, type CallOptions } from '../../../src/element/data/use-call';
import type { Host } from '../../../src/element/host/host';
import { HostContext } from '../../../src/element/host/host-context';
import { GatewayError } from '../../../src/gateway/gateway-error';
import { fakeRuntime, until } from '../../support/components/fake-runtime';

const queryMeals = call({
  gateway: 'service',
  path: '/api/queryMeals',
  body: v.object({ day: v.string() }),
  result: v.string(),
  needs: 'token',
  reads: ['meal'],
});
const REFUSED = { kind: 'refused', code: '40000', message: '没有权限', retryable: false } as const;

interface Props extends CallOptions<string> {
  day?: string;
}

function Meals({ day, ...options }: Props) {
  const meals = useCall(queryMeals, day === undefined ? undefined : { day }, options);
  return <p>{meals.isPending ? '等待' : (meals.data ?? meals.error?.message)};</p>;
}

function Week({ days }: { days: readonly string[] }) {
  const meals = useCalls(
    queryMeals,
    days.map((day) => ({ day })),
  );
  return <p>{meals.map(({ data }) => data).join('、')}</p>;
}

describe('useCall', () => {
  let root: Root;
  let container: HTMLElement;
  let asked: { day: string; signal: AbortSignal }[];
  let reported: unknown[];
  let host: Host;
  let answer: (day: string) => Promise<string>;

  beforeEach(() => {
    asked = [];
    reported = [];
    answer = (day) => Promise.resolve(`${day}${asked.length}`);
    const send = (_call: unknown, { day }: { day: string }, { signal }: { signal: AbortSignal }) => {
      asked.push({ day, signal });
      return answer(day);
    };
    host = {
      runtime: { ...fakeRuntime().runtime, send },
      report: (error: unknown) => reported.push(error),
    } as unknown as Host;
    container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container);
  });
  afterEach(() => {
    root.unmount();
    container.remove();
  });

  const show = (content: ReactNode) => root.render(<HostContext value={host}>{content}</HostContext>);
  const shows = (text: string) => until(() => container.textContent === text, text);

  it('gives two views of the same one answer, by one request', async () => {
    show([<Meals key="a" day="今天" />, <Meals key="b" day="今天" />]);
    await shows('今天1;今天1;');
    expect(asked).to.have.length(1);
  });

  it('reads again in both elements once the data have changed', async () => {
    show([<Meals key="a" day="今天" />, <Meals key="b" day="今天" />]);
    await shows('今天1;今天1;');
    void invalidateCaches(host.runtime, { changes: ['meal'] });
    await shows('今天2;今天2;');
  });

  it('breaks off the request when its last view goes away', async () => {
    answer = () => new Promise(() => undefined);
    show([<Meals key="a" day="今天" />, <Meals key="b" day="今天" />]);
    await until(() => asked.length === 1);
    show([<Meals key="a" day="今天" />]);
    await shows('等待;');
    expect(asked[0]?.signal.aborted).to.equal(false);
    show(null);
    await until(() => asked[0]?.signal.aborted === true);
  });

  it('asks nothing without a body', async () => {
    show(<Meals />);
    await shows('等待;');
    expect(asked).to.have.length(0);
  });

  it('keeps the last answer in view, if asked to, until the next is there', async () => {
    show(<Meals day="今天" keepPrevious />);
    await shows('今天1;');
    let arrive = (_text: string): void => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    show(<Meals day="明天" keepPrevious />);
    await until(() => asked.length === 2);
    await shows('今天1;');
    arrive('明天');
    await shows('明天;');
  });

  it('reads live data again when it comes into view and when the user returns', async () => {
    show(<Meals day="今天" live />);
    await shows('今天1;');
    show(null);
    await shows('');
    show(<Meals day="今天" live />);
    await shows('今天2;');
    window.dispatchEvent(new Event('focus'));
    await shows('今天3;');
  });

  it('reports a failure, unless it is an extra', async () => {
    answer = () => Promise.reject(new GatewayError(REFUSED));
    show(<Meals day="今天" quiet />);
    await shows('没有权限;');
    expect(reported).to.deep.equal([]);
    show(<Meals day="明天" />);
    await until(() => reported.length === 1);
  });

  it('reads several bodies of one call', async () => {
    show(<Week days={['今天', '明天']} />);
    await shows('今天1、明天2');
  });
});
