import type { GlobalComponents } from 'vue';
import type { SvelteHTMLElements } from 'svelte/elements';
import 'travel-portal-elements/vue';
import 'travel-portal-elements/svelte';

/** What a template of Vue checks an element by. */
type VueProps = InstanceType<GlobalComponents['tp-flight-booking']>['$props'];
export const vue: VueProps = {
  depCode: 'BJS',
  'arr-code': 'SHA',
  theme: 'dark',
  class: 'wide',
  onTpOrderPaid: (event) => console.log(event.detail.orderNo),
};
// @ts-expect-error -- no such theme
export const vueWrong: VueProps = { theme: 'blue' };

/** What a component of Svelte checks an element by. */
type SvelteProps = SvelteHTMLElements['tp-flight-booking'];
export const svelte: SvelteProps = {
  depCode: 'BJS',
  'arr-code': 'SHA',
  theme: 'dark',
  class: 'wide',
  'ontp-order-paid': (event) => console.log(event.detail.orderNo),
};
// @ts-expect-error -- no such theme
export const svelteWrong: SvelteProps = { theme: 'blue' };
