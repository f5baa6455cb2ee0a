import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { createApplication } from '@angular/platform-browser';

const View = Component({
  selector: 'app-view',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <tp-provider [gateways]="data().gateways" [getAuthSign]="data().getAuthSign">
      <p>{{ data().orderNo }}</p>
      @if (data().shown) {
        <tp-order-list
          [orderNo]="data().orderNo"
          [pageSize]="data().pageSize"
          [hideFilters]="data().hideFilters"
          [statuses]="data().statuses"
          (tp-navigate)="data().onNavigate($event)"
        />
      }
    </tp-provider>
  `,
})(
  class {
    data = signal({});
  },
);

export async function mount(target, first) {
  const application = await createApplication();
  const host = document.createElement('app-view');
  target.append(host);
  const view = application.bootstrap(View, host);
  const update = (next) => {
    view.instance.data.set(next);
    application.tick();
  };
  update(first);
  return { update, unmount: () => application.destroy() };
}
