import type { Import } from './imports';
import type { Violation } from './rules';

/**
 * The areas of the gateway in layers, the lowest first. An area may import those of lower layers alone. One that is
 * not named stands above all that are, and is named once another area needs it.
 */
export const LAYERS: readonly { layer: string; areas: readonly string[] }[] = [
  { layer: 'the organisation of the demo data', areas: ['seed'] },
  { layer: 'what enterprises have set', areas: ['enterprise-setting'] },
  {
    layer: 'settings and texts',
    areas: [
      'adverts',
      'cashier',
      'client-report',
      'cost-center',
      'customer-service',
      'dictionary',
      'files',
      'mail',
      'operate-habit',
      'reference-data',
      'saved-view',
      'website',
    ],
  },
  { layer: 'who may use what is sold', areas: ['settlement/products'] },
  { layer: 'who there is and what is sold', areas: ['login', 'supplier', 'travellers'] },
  {
    layer: 'what they may do',
    areas: ['account-safety', 'authorize', 'bi-analysis', 'flight-offers', 'permission', 'staff'],
  },
  { layer: 'what can be exported', areas: ['download'] },
  { layer: 'who buys at agreements', areas: ['airline-agreement'] },
  { layer: 'what governs a journey', areas: ['data-permission', 'enterprise', 'standards'] },
  { layer: 'what people say of themselves', areas: ['personal-info'] },
  { layer: 'the core of orders', areas: ['order'] },
  { layer: 'approval', areas: ['approval'] },
  { layer: 'booking', areas: ['flight-booking'] },
  { layer: 'payment', areas: ['payment'] },
  { layer: 'after the sale', areas: ['order/change'] },
  { layer: 'what goes along with changed tickets', areas: ['order/insurance'] },
  { layer: 'what gives money back after it', areas: ['order/refund'] },
  { layer: 'what does both', areas: ['order/rebuy'] },
  { layer: 'the prepaid account', areas: ['wallet'] },
  { layer: 'monthly bills', areas: ['settlement'] },
  {
    layer: 'views over all of it',
    areas: ['cost-center/import', 'home', 'order/list', 'personal-info/own-data'],
  },
];

/** The area a file of the gateway belongs to; undefined for server/, db/ and what puts the gateway together. */
function areaOf(path: string): string | undefined {
  const [, , folder, inner] = path.startsWith('demo/gateway/') ? path.split('/') : [];
  if (folder === undefined || inner === undefined || folder === 'server' || folder === 'db') return undefined;
  return heightOf(`${folder}/${inner}`) === ABOVE_ALL ? folder : `${folder}/${inner}`;
}

const ABOVE_ALL = LAYERS.length;

function heightOf(area: string): number {
  const height = LAYERS.findIndex(({ areas }) => areas.includes(area));
  return height < 0 ? ABOVE_ALL : height;
}

/** Imports of an area that is not below the one that imports. */
export function layerViolations(imports: readonly Import[]): Violation[] {
  return imports.flatMap(({ from, to }) => {
    const [area, other] = [areaOf(from), areaOf(to)];
    if (area === undefined || other === undefined || area === other) return [];
    if (heightOf(other) < heightOf(area)) return [];
    const message =
      `${from} imports ${to}: ${area} does not stand above ${other}. ` +
      `An area may import those of lower layers (tests/architecture/layers.ts); ` +
      `what it must tell a higher one goes by an event (demo/gateway/server/domain-events.ts)`;
    return [{ from, to, message }];
  });
}
