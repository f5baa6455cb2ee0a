import { createApp, h, shallowRef } from 'vue';
import View from './View.vue';

export function mount(target, first) {
  const data = shallowRef(first);
  const app = createApp({ render: () => h(View, { data: data.value }) });
  app.mount(target);
  return { update: (next) => (data.value = next), unmount: () => app.unmount() };
}
