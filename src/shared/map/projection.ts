export type Coordinates = {
  latitude: number;
  longitude: number;
};

export type Point = {
  x: number;
  y: number;
};

const WEST = 55.9;
const EAST = 73.2;
const SOUTH = 37.1;
const NORTH = 45.65;

/** A degree of longitude is shorter by this factor at 41.3° N, the middle of the country. */
const LONGITUDE_SCALE = Math.cos((41.3 * Math.PI) / 180);

export const MAP_WIDTH = 1000;
const UNITS_PER_DEGREE = MAP_WIDTH / ((EAST - WEST) * LONGITUDE_SCALE);
export const MAP_HEIGHT = Math.round((NORTH - SOUTH) * UNITS_PER_DEGREE);

export function project({ latitude, longitude }: Coordinates): Point {
  return {
    x: (longitude - WEST) * LONGITUDE_SCALE * UNITS_PER_DEGREE,
    y: (NORTH - latitude) * UNITS_PER_DEGREE,
  };
}

export function isOnMap(coordinates: Coordinates): boolean {
  const { x, y } = project(coordinates);
  return x >= 0 && x <= MAP_WIDTH && y >= 0 && y <= MAP_HEIGHT;
}

export function unproject({ x, y }: Point): Coordinates {
  const roundCoordinate = (value: number) => Math.round(value * 10_000) / 10_000;
  return {
    latitude: roundCoordinate(NORTH - y / UNITS_PER_DEGREE),
    longitude: roundCoordinate(WEST + x / (LONGITUDE_SCALE * UNITS_PER_DEGREE)),
  };
}
