/** Position of a point on a Z-order (Morton) curve: nearby points get nearby numbers. */

/** 16 bits per coordinate over the continental U.S.; cells are about a tenth of a mile. */
export function zOrder(lat: number, lng: number): number {
  const y = Math.min(65_535, Math.max(0, Math.floor((lat - 2_000_000) / 80)));
  const x = Math.min(65_535, Math.max(0, Math.floor((lng + 13_000_000) / 120)));
  return (spread(x) | (spread(y) << 1)) >>> 0;
}

/** Spreads 16 bits to the even positions. */
function spread(bits: number): number {
  let x = bits & 0xffff;
  x = (x | (x << 8)) & 0x00ff_00ff;
  x = (x | (x << 4)) & 0x0f0f_0f0f;
  x = (x | (x << 2)) & 0x3333_3333;
  return (x | (x << 1)) & 0x5555_5555;
}
