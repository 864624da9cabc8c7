/** Coordinates are right to about a kilometer, because the admin moves the marker afterwards. */
export const TOWNS = {
  andijan: [40.782, 72.344],
  boysun: [38.208, 67.207],
  bukhara: [39.775, 64.423],
  bukhara_airport: [39.775, 64.483],
  fergana: [40.384, 71.784],
  gijduvan: [40.1, 64.683],
  gulistan: [40.49, 68.784],
  jizzakh: [40.116, 67.842],
  karshi: [38.861, 65.789],
  khiva: [41.378, 60.364],
  kokand: [40.529, 70.943],
  margilan: [40.472, 71.725],
  moynaq: [43.768, 59.021],
  namangan: [40.998, 71.673],
  navoi: [40.084, 65.379],
  nukus: [42.462, 59.617],
  nukus_airport: [42.488, 59.623],
  nurata: [40.561, 65.689],
  rishtan: [40.357, 71.285],
  samarkand: [39.654, 66.96],
  samarkand_airport: [39.701, 66.984],
  shahrisabz: [39.058, 66.834],
  tashkent: [41.311, 69.28],
  tashkent_airport: [41.258, 69.281],
  termez: [37.224, 67.278],
  urgench: [41.55, 60.633],
  urgench_airport: [41.584, 60.642],
  zaamin: [39.96, 68.396],
} as const satisfies Record<string, readonly [latitude: number, longitude: number]>;
export type Town = keyof typeof TOWNS;

const KM_PER_DEGREE = 111;
const NEAR_KM = 40;

const isTown = (name: Town): boolean => !name.endsWith("_airport");

export function nearestTown(latitude: number, longitude: number): Town | undefined {
  const scale = Math.cos((latitude * Math.PI) / 180);
  let nearest: { town: Town; km: number } | undefined;
  for (const [name, [north, east]] of Object.entries(TOWNS)) {
    const town = name as Town;
    const km = KM_PER_DEGREE * Math.hypot(north - latitude, (east - longitude) * scale);
    if (isTown(town) && km < (nearest?.km ?? NEAR_KM)) nearest = { town, km };
  }
  return nearest?.town;
}
