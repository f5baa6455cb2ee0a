import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import FlightBooking from '../components/flight-booking/FlightBooking';
import type { flightBooking } from '../components/flight-booking/declaration';
import { takeGatewayTime } from '../src/domain/clock';
import type { Markup } from '../src/element/definition/upgrade/first-paint';
import type { Host } from '../src/element/host/host';
import { HostContext } from '../src/element/host/host-context';
import { RootContext } from '../src/ui/tokens/root';

/** Host for rendering only: a first paint makes no calls. */
function stillHost(): Host<typeof flightBooking> {
  let made: unknown;
  const host = {
    prefix: 'tp',
    handover: undefined,
    store: (make: (host: unknown) => unknown) => (made ??= make(host)),
  };
  return host as unknown as Host<typeof flightBooking>;
}

/** Sets the clock of the views. Texts that depend on the day are filled in when the markup is painted. */
function setDay(day: Date): void {
  const asked = Date.now();
  takeGatewayTime(day.toUTCString(), { sentMs: asked, cameMs: asked });
}
// a fixed day for stable output
setDay(new Date(Date.UTC(2026, 0, 1, 4)));
const BY_THE_DAY = new Set(['tp-date-hint']);

function paint(view: (host: Host<typeof flightBooking>) => ReactNode): string {
  const host = stillHost();
  return renderToStaticMarkup(
    <RootContext value={{} as ShadowRoot}>
      <HostContext value={host}>
        <div className="tp-root" lang="zh-CN">
          {view(host)}
        </div>
      </HostContext>
    </RootContext>,
  );
}

const TOKEN = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
const VOID = new Set(['input', 'br', 'hr', 'img']);

/**
 * Parses React's output, which is well formed, into a tree. Values of inputs depend on the day and are filled in when
 * the markup is painted.
 */
function markupOf(html: string): Markup {
  const top: [string, Record<string, string>, ...Markup[]] = ['', {}];
  const open = [top];
  for (const [, closing, tag = '', attributes = '', selfClosing, text] of html.matchAll(TOKEN)) {
    const parent = open[open.length - 1] ?? top;
    if (text !== undefined) {
      if (!BY_THE_DAY.has(parent[1]['class'] ?? '')) parent.push(decode(text));
    } else if (closing) open.pop();
    else {
      const element: [string, Record<string, string>, ...Markup[]] = [tag, attributesOf(attributes)];
      parent.push(element);
      if (!selfClosing && !VOID.has(tag)) open.push(element);
    }
  }
  const [, , root] = top;
  if (!root || open.length !== 1) throw new Error('the first paint is not well formed');
  return root;
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(
    ([, name = '', value = '']): [string, string] => [name, decode(value)],
  );
  const isRadio = found.some(([name, value]) => name === 'type' && value === 'radio');
  return Object.fromEntries(found.filter(([name]) => (name !== 'value' || isRadio) && name !== 'xmlns'));
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

/** First content of elements, rendered by their views, by the file that stores it. */
export const firstPaints: Record<string, Markup> = {
  'components/flight-booking/first-paint.json': markupOf(
    paint((host) => (
      <FlightBooking
        host={host}
        depCode=""
        arrCode=""
        depDate=""
        retDate=""
        step=""
        orderNo=""
        view=""
        hidesHeldOrders={false}
        autoSearch={false}
        travelType={1}
        keepsAddress={false}
        maxPassengers={9}
        cabinTypes={[]}
        conditions={[]}
        overStandardApplyId=""
        bookPriceLimit={10}
      />
    )),
  ),
};
setDay(new Date());
