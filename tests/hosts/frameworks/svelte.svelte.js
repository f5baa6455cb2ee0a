import { mount as mountView, unmount } from 'svelte';
import View from './View.svelte';

export function mount(target, first) {
  let data = $state.raw(first);
  const view = mountView(View, {
    target,
    props: {
      get data() {
        return data;
      },
    },
  });
  return { update: (next) => (data = next), unmount: () => unmount(view) };
}
