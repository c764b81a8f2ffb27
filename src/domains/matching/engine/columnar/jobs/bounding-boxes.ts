/** Bounding boxes of groups of points, and lower bounds for the distance to them. Boxes only widen. */
import { unitsToRadians } from '../../distance.ts';
import { minMiles } from '../score-bounds.ts';

const NONE = 0x7fff_ffff;

export class BoundingBoxes {
  readonly #minLat: Int32Array;
  readonly #maxLat: Int32Array;
  readonly #minLng: Int32Array;
  readonly #maxLng: Int32Array;
  readonly #minCos: Float64Array;

  constructor(groups: number) {
    this.#minLat = new Int32Array(groups).fill(NONE);
    this.#maxLat = new Int32Array(groups).fill(-NONE);
    this.#minLng = new Int32Array(groups).fill(NONE);
    this.#maxLng = new Int32Array(groups).fill(-NONE);
    this.#minCos = new Float64Array(groups).fill(1);
  }

  include(group: number, lat: number, lng: number): void {
    if (lat < (this.#minLat[group] as number)) this.#minLat[group] = lat;
    if (lat > (this.#maxLat[group] as number)) this.#maxLat[group] = lat;
    if (lng < (this.#minLng[group] as number)) this.#minLng[group] = lng;
    if (lng > (this.#maxLng[group] as number)) this.#maxLng[group] = lng;
    const cos = Math.cos(unitsToRadians(lat));
    if (cos < (this.#minCos[group] as number)) this.#minCos[group] = Math.max(0, cos);
  }

  /** Lower bound in miles for the distance from this point to any point of the group. */
  minMiles(group: number, lat: number, lng: number, cosLat: number): number {
    const south = (this.#minLat[group] as number) - lat;
    const north = lat - (this.#maxLat[group] as number);
    const west = (this.#minLng[group] as number) - lng;
    const east = lng - (this.#maxLng[group] as number);
    const latUnits = south > 0 ? south : north > 0 ? north : 0;
    const lngUnits = west > 0 ? west : east > 0 ? east : 0;
    return minMiles(latUnits, lngUnits, cosLat, this.#minCos[group] as number);
  }
}
