/** A kingdom read from a photo, on this device: corners, squares by a small net, the most likely dominoes. */
export { propose, settled, type Grid } from './corners.ts';
export { CASTLE, EMPTY, kindOf, LANDS } from './kinds.ts';
export { SIDE } from './net.ts';
export { cutSquare, isConvex, projected, projection, type Corners, type Pixels, type XY } from './perspective.ts';
export { imageOf, pixelsOf, type Trouble } from './picture.ts';
export { isLand, readGrid, readSquares, showsKingdom, type Reading } from './reading.ts';
export { shipped } from './shipped.ts';
