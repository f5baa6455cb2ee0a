import type { Page } from 'playwright-core';
import { ITINERARIES } from './result-answers';

export const WORKS = ['sort', 'filter', 'open'] as const;
type Work = (typeof WORKS)[number];

declare global {
  interface Window {
    bench: Record<'ours' | 'floor', (work: Work) => Promise<number>> &
      Record<'search' | 'plainSearch', () => Promise<number>>;
  }
}

/**
 * Installs both runners in the page: the suite's presses the buttons, the floor's uses plain arrays and a plain table.
 */
export function prepare(page: Page): Promise<void> {
  return page.evaluate(
    (answer) => {
      const root = document.querySelector('tp-flight-booking')?.shadowRoot;
      if (!root) throw new Error('no element');
      const press = (text: string) =>
        [...root.querySelectorAll<HTMLElement>('button, label')]
          .find((it) => it.textContent?.includes(text))
          ?.click();
      const drawn = (): Promise<void> =>
        new Promise((resolve) =>
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve();
            channel.port2.postMessage(0);
          }),
        );
      /** Measures from the start of a frame until it is drawn, so that waiting for the frame does not count. */
      const framed = (work: () => void): Promise<number> =>
        new Promise((resolve) =>
          requestAnimationFrame(() => {
            const begun = performance.now();
            work();
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now() - begun);
            channel.port2.postMessage(0);
          }),
        );

      // answers at once for both, because the network is not measured
      const text = JSON.stringify(answer);
      const fetchAnywhere = window.fetch;
      window.fetch = (input, init) =>
        String(input instanceof Request ? input.url : input).includes('queryFlightList')
          ? Promise.resolve(new Response(text, { headers: { 'Content-Type': 'application/json' } }))
          : fetchAnywhere(input, init);

      const table = document.createElement('table');
      document.body.append(table);
      let descending = false;
      let direct = false;
      let isOpen = false;
      type Answer = typeof answer;
      let { itineraryList } = answer.result;
      const rowOf = (texts: unknown[]): HTMLTableRowElement => {
        const row = document.createElement('tr');
        for (const cell of texts) row.appendChild(document.createElement('td')).textContent = String(cell);
        return row;
      };
      const drawRows = (): void => {
        const rows = itineraryList
          .map(({ flightSegments, priceList }) => ({
            flight: flightSegments[0]?.flightList[0],
            price: Math.min(...priceList.map(({ totalSalePrice }) => totalSalePrice)),
          }))
          .filter(({ flight }) => !direct || flight?.stopInfos.length === 0)
          .sort((a, b) => (descending ? b.price - a.price : a.price - b.price))
          .slice(0, 20);
        table.replaceChildren(
          ...rows.map(({ flight, price }) =>
            rowOf([flight?.flightNo, flight?.takeOffTime, flight?.arrTime, flight?.duration, price]),
          ),
        );
      };
      /** Toggles the price units of the first flight. */
      const toggleUnits = (): void => {
        isOpen = !isOpen;
        if (!isOpen) return drawRows();
        const units = itineraryList[0]?.priceList.flatMap(({ priceUnitList }) => priceUnitList) ?? [];
        table.rows[0]?.after(
          ...units.map((unit) =>
            rowOf([unit.cabinName, unit.cabinCode, unit.discount, unit.seatCount, unit.salePrice]),
          ),
        );
      };
      const plain: Record<Work, () => void> = {
        sort() {
          descending = !descending;
          drawRows();
        },
        filter() {
          direct = !direct;
          drawRows();
        },
        open: toggleUnits,
      };
      const pressed: Record<Work, () => void> = {
        sort: () => press('价格'),
        filter: () => press('仅看直飞'),
        open: () => root.querySelector<HTMLElement>('.fb-flight-choose')?.click(),
      };
      const hasRows = () => root.querySelector('.fb-flight-choose') !== null;
      /** Resolves as soon as the list has rows, or none. */
      const rows = (present: boolean): Promise<void> =>
        new Promise((resolve) => {
          if (hasRows() === present) return resolve();
          const observer = new MutationObserver(() => {
            if (hasRows() !== present) return;
            observer.disconnect();
            resolve();
          });
          observer.observe(root, { childList: true, subtree: true });
        });
      window.bench = {
        ours: (work) => framed(pressed[work]),
        floor: (work) => framed(plain[work]),
        async search() {
          const begun = performance.now();
          press('搜索航班');
          await rows(false);
          await rows(true);
          await drawn();
          return performance.now() - begun;
        },
        async plainSearch() {
          const begun = performance.now();
          table.replaceChildren();
          const answered = (await (await fetch('/queryFlightList')).json()) as Answer;
          ({ itineraryList } = answered.result);
          drawRows();
          await drawn();
          return performance.now() - begun;
        },
      };
    },
    { result: { itineraryList: ITINERARIES }, success: true, code: '0', msg: '' },
  );
}
