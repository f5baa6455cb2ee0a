/**
 * Kind of an enterprise, which never changes. A sandbox has no real supplier, cashier or tax service, so that nothing
 * costs anything.
 */
export interface EnterpriseKind {
  readonly isSandbox: boolean;
}

/** The service of an enterprise: a sandbox always gets the embedded one. */
export type ServiceOf<Service> = (enterprise: EnterpriseKind) => Service;

/** Chooses between two services, or between things made of them once, such as their caches. */
export const serviceOf =
  <Service>(real: Service, sandbox: Service): ServiceOf<Service> =>
  ({ isSandbox }) =>
    isSandbox ? sandbox : real;

/** Makes one thing for each of the two services. */
export const forEachService = <Service, Made>(
  of: ServiceOf<Service>,
  make: (service: Service) => Made,
): ServiceOf<Made> => serviceOf(make(of({ isSandbox: false })), make(of({ isSandbox: true })));
