/**
 * The bounding box of each group of places, and from it the miles that a place is away from any of them at least.
 * Boxes only ever widen.
 */
import { unitsToRadians } from '../distance.ts';
import { leastMiles } from './margins.ts';

const NONE = 0x7fff_ffff;

/** In `#edges`. */
const SOUTH = 0;
const NORTH = 1;
const WEST = 2;
const EAST = 3;
const EDGES = 4;

export class Boxes {
  readonly #edges: Int32Array;
  readonly #leastCos: Float64Array;

  constructor(groups: number) {
    this.#edges = new Int32Array(groups * EDGES);
    for (let at = 0; at < this.#edges.length; at += EDGES) this.#edges.set([NONE, -NONE, NONE, -NONE], at);
    this.#leastCos = new Float64Array(groups).fill(1);
  }

  include(group: number, lat: number, lng: number): void {
    const at = group * EDGES;
    const edges = this.#edges;
    edges[at + SOUTH] = Math.min(edges[at + SOUTH] as number, lat);
    edges[at + NORTH] = Math.max(edges[at + NORTH] as number, lat);
    edges[at + WEST] = Math.min(edges[at + WEST] as number, lng);
    edges[at + EAST] = Math.max(edges[at + EAST] as number, lng);
    const cos = Math.max(0, Math.cos(unitsToRadians(lat)));
    this.#leastCos[group] = Math.min(this.#leastCos[group] as number, cos);
  }

  /** Miles below which no place of the group lies from here; `cosLat`: the cosine of this latitude. */
  leastMiles(group: number, lat: number, lng: number, cosLat: number): number {
    const at = group * EDGES;
    const edges = this.#edges;
    const latUnits = outside(lat, edges[at + SOUTH] as number, edges[at + NORTH] as number);
    const lngUnits = outside(lng, edges[at + WEST] as number, edges[at + EAST] as number);
    return leastMiles(latUnits, lngUnits, cosLat, this.#leastCos[group] as number);
  }
}

/** How far a number lies outside of a range. */
const outside = (value: number, from: number, to: number): number =>
  value < from ? from - value : value > to ? value - to : 0;
